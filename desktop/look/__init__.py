"""How every page looks and speaks: tokens, theme, language, and the parts pages are made of."""
