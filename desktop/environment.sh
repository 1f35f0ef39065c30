# shellcheck shell=bash
# Sourced by desktop/run and tests/run. `use_environment run|tests` makes the environment once,
# outside the checkout (which may be read-only), and sets
#   checkout  the folder of pyproject.toml
#   env       the environment's folder, with the tools' caches below it
#   python    its interpreter
# Everything is said on standard error, so that a program's own output stays clean.

checkout=$(readlink -f -- "${BASH_SOURCE[0]}")
checkout=${checkout%/desktop/environment.sh}

# say ENGLISH GERMAN: one of them, in the language of the locale, as system.py does.
say() {
    local text=$1 locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
    [[ ${locale%%[_.]*} != [Dd][Ee] ]] || text=$2
    printf 'waypost: %s\n' "$text" >&2
}
fail() {
    say "$@"
    exit 3
}

# Sets base_python and version to the first Python inside pyproject.toml's range. If there is none,
# sets why and warum, the same in German, and packages to what brings one.
find_python() {
    local project low high minor candidate answer python3_is=""
    project=$(<"$checkout/pyproject.toml")
    local range='requires-python = ">=3\.([0-9]+),<3\.([0-9]+)"'
    [[ $project =~ $range ]] ||
        fail "$checkout/pyproject.toml names no range of Python versions." \
            "$checkout/pyproject.toml nennt keinen Bereich von Python-Versionen."
    low=${BASH_REMATCH[1]} high=${BASH_REMATCH[2]}
    local candidates=(python3)
    for ((minor = high - 1; minor >= low; minor--)); do candidates+=("python3.$minor"); done
    for candidate in "${candidates[@]}"; do
        # A name on the PATH need not run (pyenv's shims), so each is asked.
        answer=$("$candidate" -I -S -c \
            'import sys; print("%d.%d.%d" % sys.version_info[:3], sys.executable)' 2>/dev/null) || continue
        read -r version base_python <<<"$answer"
        [[ $candidate == python3 ]] && python3_is=$version
        [[ $version =~ ^3\.([0-9]+)\. ]] || continue
        ((BASH_REMATCH[1] >= low && BASH_REMATCH[1] < high)) && return
    done
    why="Python 3.$low to 3.$((high - 1)) is needed, none was found" packages=(python3 python3-venv)
    warum="Python 3.$low bis 3.$((high - 1)) wird gebraucht, keines ist da"
    if [[ -n $python3_is ]]; then
        why="${why%none*}python3 is $python3_is" packages=("python3.$low" "python3.$low-venv")
        warum="${warum%keines*}python3 ist $python3_is"
    fi
    return 1
}

# Root's apt brings a Python, as it brings everything else; others are told what to type, with all
# that system.py would name next.
bring_python() {
    local when name package answer install=(apt-get -qq install --yes --no-install-recommends)
    command -v apt-get >/dev/null || fail "$why. Install one with its venv, then start again." \
        "$warum. Eines mit seinem venv installieren, dann neu starten."
    if (($(id -u) == 0)); then
        say "$why; installing ${packages[*]}" "$warum; ${packages[*]} wird installiert"
        export DEBIAN_FRONTEND=noninteractive
        answer=$({ apt-get -qq update; "${install[@]}" "${packages[@]}"; } 2>&1) ||
            fail "${packages[*]} could not be installed: ${answer##*$'\n'}" \
                "${packages[*]} ließ sich nicht installieren: ${answer##*$'\n'}"
        find_python || fail "$why." "$warum."
        return
    fi
    while read -r when name package; do
        [[ $when == "#" || $when == wayland || -z $name ]] || packages+=("$package")
    done <"$checkout/desktop/host/packages.txt"
    if command -v sudo >/dev/null; then
        fail "$why. Type this, then start again: sudo apt install ${packages[*]}" \
            "$warum. Dies eintippen, dann neu starten: sudo apt install ${packages[*]}"
    fi
    fail "$why. Type this as root, then start again: apt install ${packages[*]}" \
        "$warum. Als root dies eintippen, dann neu starten: apt install ${packages[*]}"
}

# Sets root to a folder of ours that can be written to.
find_root() {
    local cache=${XDG_CACHE_HOME:-}
    [[ $cache == /* ]] || cache=${HOME:+$HOME/.cache}
    root=$cache/waypost
    if [[ -n $cache ]] && mkdir -p -- "$root" 2>/dev/null && [[ -w $root ]]; then return; fi
    # The name is known to everybody on the machine: what somebody else put there is not used.
    root=${TMPDIR:-/tmp}/waypost-$UID
    mkdir -m 700 -- "$root" 2>/dev/null || true
    [[ -d $root && -O $root && ! -L $root && -w $root ]] ||
        fail "neither ${cache:-a home folder} nor $root can be written to. Set XDG_CACHE_HOME to a folder that can." \
            "Weder ${cache:-ein Benutzerordner} noch $root lässt sich beschreiben. XDG_CACHE_HOME auf einen Ordner setzen, bei dem das geht."
}

# True if the environment holds what is asked for. A stamp is written last, so that an interrupted
# set-up is never taken for a complete one; what the tests need beside has a stamp of its own, so
# that adding it never makes the environment of a running game look unfinished.
is_complete() {
    [[ -x $python && -e $env/complete && ($1 == run || -e $env/complete-tests) ]]
}

# Sets installer to the command that fills an environment made in this way.
use_installer() {
    case $1 in
    uv) installer=(uv pip install --quiet --python "$python") ;;
    venv) installer=("$python" -m pip install --quiet --no-compile) ;;
    pip) installer=("$base_python" -m pip --python "$python" install --quiet --no-compile) ;;
    esac
}

# Makes an empty environment in one of the ways given, and notes which.
create() {
    local way
    for way in "$@"; do
        rm -rf -- "$env"
        use_installer "$way"
        case $way in
        uv) command -v uv && uv venv --quiet --no-project --python "$base_python" "$env" ;;
        venv) "$base_python" -m venv "$env" ;;
        pip) "$base_python" -m venv --without-pip "$env" && "${installer[@]}" --help ;;
        esac >"$env.log" 2>&1 || continue
        printf '%s\n' "$way" >"$env/way"
        return
    done
    return 1
}

# Debian keeps what makes an environment apart from its Pythons. Where it is there, something else is
# amiss, such as a full disk.
bring_venv() {
    "$base_python" -I -c 'import ensurepip, venv' 2>/dev/null && return 1
    local package=${base_python##*/}
    [[ $package == python3.* ]] || package=python3
    "$base_python" -I "$checkout/desktop/host/system.py" install "$package-venv" || exit 3
}

# The packages of pyproject.toml that the game needs (run), or that and the tests (tests).
pins() {
    local lists=dependencies
    [[ $1 == run ]] || lists='dependencies|dev'
    sed -nE "/^($lists) = \[/,/^]/s/^ *\"(.*)\",$/\1/p" -- "$checkout/pyproject.toml"
}

# Installs the pinned packages and lets the environment find the checkout from any folder.
fill() {
    local site count
    pins "$1" >"$env/requirements.txt" || return
    count=$(wc -l <"$env/requirements.txt")
    say "installing $count packages and what they need, with ${installer[0]##*/}" \
        "$count Pakete und was sie brauchen werden mit ${installer[0]##*/} installiert"
    "${installer[@]}" -r "$env/requirements.txt" >"$env.log" 2>&1 || return
    site=$("$python" -I -c 'import sysconfig; print(sysconfig.get_path("purelib"))') || return
    printf '%s\n' "$checkout" >"$site/waypost.pth"
}

# Never below a running game.
may_start_over() { [[ ${installer[0]} == uv && ! -e $env/complete ]]; }

make_environment() {
    local kind=$1 lock way
    # The kernel gives the lock back when its holders are gone. An installer that outlives a killed
    # set-up holds it too, so nobody builds in a folder that is still being written to.
    exec {lock}>"$env.lock"
    if ! flock --nonblock "$lock"; then
        say "waiting for another set-up of $env" "wartet, bis $env anderswo eingerichtet ist"
        flock "$lock"
    fi
    if ! is_complete "$kind"; then
        if is_complete run; then
            # Added to what is there: a game may be running in it.
            say "adding the tools of the tests to $env" "die Werkzeuge der Tests kommen in $env hinzu"
            read -r way <"$env/way"
            use_installer "$way"
        else
            say "Python $version: $base_python" "Python $version: $base_python"
            say "making the environment in $env" "die Umgebung entsteht in $env"
            create uv venv pip || { bring_venv && create venv; } ||
                give_up "no environment could be made in $env." \
                    "In $env ließ sich keine Umgebung anlegen."
        fi
        # uv may not know the registry that pip is set up for.
        fill "$kind" || { may_start_over && create venv pip && fill "$kind"; } ||
            give_up "the packages could not be installed. The first start needs the network; look at $env.log and start again." \
                "Die Pakete ließen sich nicht installieren. Der erste Start braucht das Netz; in $env.log nachsehen und neu starten."
        [[ $kind == run ]] || : >"$env/complete-tests"
        : >"$env/complete"
        remove_old
        say "the environment is ready ($SECONDS s)" "die Umgebung ist fertig ($SECONDS s)"
    fi
    exec {lock}>&-
}

# Removes what nobody starts again: environments of checkouts that are gone, and earlier ones of this
# family. Whoever fills one holds its lock; whoever runs in one has some library of it loaded.
remove_old() {
    local old of
    for old in "$root"/*/way; do
        old=${old%/way}
        of=$(cat -- "$old"/lib/python3.*/site-packages/waypost.pth 2>/dev/null) || true
        [[ $old == "$env" || (-d $of && $old != "$family"-*) ]] && continue
        (
            flock --nonblock 9 || exit 0
            grep -qsF -- "$(readlink -f -- "$old")/" /proc/[0-9]*/maps && exit
            say "removing $old, which nobody starts again" "$old wird entfernt, niemand startet es wieder"
            rm -rf -- "$old" "$old.log"
        ) 9>"$old.lock" || true
    done
}

give_up() {
    # An installer may have said nothing at all.
    { grep -v '^WARNING' "$env.log" || true; } | tail -n 3 >&2
    fail "$@"
}

use_environment() {
    [[ $OSTYPE == linux* ]] ||
        fail "this script is for Linux. Elsewhere type “pipx install '$checkout'”, then “waypost”; nobody has tried it yet." \
            "Dieses Skript ist für Linux. Anderswo „pipx install '$checkout'“ eintippen, dann „waypost“; versucht hat es noch niemand."
    # Settings for other Pythons, and pip's refused ways of installing, must not reach this one.
    # Without bytecode every start would compile everything again.
    unset PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE PIP_TARGET PIP_PREFIX
    export PIP_USER=no PIP_BREAK_SYSTEM_PACKAGES=no
    find_python || bring_python
    find_root
    # The installers keep what they download, and elsewhere if nothing is said.
    export UV_CACHE_DIR=$root/uv PIP_CACHE_DIR=$root/pip
    local of key
    of=$(printf '%s\n' "$checkout" "$base_python" | sha256sum)
    key=$({ printf '%s\n' "$version"; pins tests; } | sha256sum)
    # One checkout and one Python have one environment, in time others.
    family=$root/${of:0:12}
    env=$family-${key:0:12}
    python=$env/bin/python
    # Tools write beside their sources otherwise.
    export PYTHONPYCACHEPREFIX=$env/cache/python MYPY_CACHE_DIR=$env/cache/mypy \
        RUFF_CACHE_DIR=$env/cache/ruff HYPOTHESIS_STORAGE_DIRECTORY=$env/cache/hypothesis
    is_complete "$1" || make_environment "$1"
}
