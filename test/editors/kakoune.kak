# Drives a Kakoune without a screen: its own `lint` with `koban check`, as the documents set it up.
# Writes `ok - NAME` into a file; `run.mjs` counts them.
nop %sh{ printf '# Ko\nrulse: psk\n. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\n' > "$KOBAN_FOLDER/ko.goban" }
hook global BufCreate .*\.(goban|sgf) %{
  set-option buffer lintcmd %sh{ printf 'node "%s" check --format text' "$KOBAN_CLI" }
}
# The list is emptied first, then filled.
hook global WinSetOption lint_messages=.+ %{
  evaluate-commands %sh{
    case "$kak_opt_lint_messages" in
      *'There is no key “rulse”'*'recaptures at once'*)
        echo 'ok - lists problems at their lines' > "$KOBAN_FOLDER/said"
        echo quit! ;;
    esac
  }
}
edit %sh{ printf %s "$KOBAN_FOLDER/ko.goban" }
lint-buffer
