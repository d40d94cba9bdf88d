" Drives a Vim without a screen: the language server by the plugin ALE, set up as the documents say.
" Writes `ok - NAME` or `not ok - NAME` for each check into a file; `run.mjs` counts them.
set nocompatible nomore
packadd ale
filetype plugin on
autocmd BufRead,BufNewFile *.goban setfiletype goban
for s:type in ['goban', 'sgf', 'markdown']
  call ale#linter#Define(s:type, {
  \ 'name': 'koban', 'lsp': 'stdio', 'executable': 'node', 'command': 'node ' . ale#Escape($KOBAN_CLI) . ' lsp --stdio',
  \ 'language': s:type, 'project_root': {buffer -> expand('#' . buffer . ':p:h')},
  \ })
endfor

function! s:Check(name, fine, seen) abort
  call writefile([a:fine ? 'ok - ' . a:name : 'not ok - ' . a:name . ': ' . string(a:seen)], $KOBAN_FOLDER . '/said', 'a')
endfunction

" What is there, as soon as it is.
function! s:Wait(what) abort
  let l:begun = reltime()
  while empty(a:what()) && reltimefloat(reltime(l:begun)) < 120
    sleep 20m
  endwhile
  return a:what()
endfunction

let s:file = $KOBAN_FOLDER . '/ko.goban'
call writefile(['# Ko', '. X O .', 'X . X O', '. X O .', 'edges: all', 'moves: W b2 B c2'], s:file)
execute 'edit' fnameescape(s:file)
let s:found = s:Wait({-> ale#engine#GetLoclist(bufnr(''))})
call s:Check('shows problems', len(s:found) == 1 && s:found[0].lnum == 6 && s:found[0].text =~# 'recaptures at once', s:found)
call cursor(6, 10)
ALEHover
let s:said = s:Wait({-> bufnr('ALEPreviewWindow') < 0 ? [] : getbufline(bufnr('ALEPreviewWindow'), 1, '$')})
call s:Check('shows a board as text in a hover', join(s:said, "\n") =~# 'X(O). O', s:said)
qall!
