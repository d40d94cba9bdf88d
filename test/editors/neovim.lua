-- Drives a Neovim without a screen: its own client of the Language Server Protocol, the functions that its users bind to keys.
-- Prints `ok NAME` or `not ok NAME` for each check; `run.mjs` counts them.
local cli = vim.env.KOBAN_CLI
local folder = vim.env.KOBAN_FOLDER

local function check(name, act)
  local fine, problem = xpcall(act, debug.traceback)
  io.stdout:write(fine and ('ok - ' .. name .. '\n') or ('not ok - ' .. name .. '\n' .. tostring(problem) .. '\n'))
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then error(what .. ' did not come') end
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
end

local function open(name, filetype, lines)
  local path = folder .. '/' .. name
  vim.fn.writefile(lines, path)
  vim.cmd('edit! ' .. path)
  vim.bo.filetype = filetype
  local client = vim.lsp.start_client({
    name = 'koban',
    cmd = { 'node', cli, 'lsp', '--stdio' },
    root_dir = folder,
  })
  vim.lsp.buf_attach_client(0, client)
  wait('the server', function()
    local one = vim.lsp.get_client_by_id(client)
    return one and one.initialized
  end)
  return client
end

local KO = {
  '# Ko', '. X O .', 'X . X O', '. X O .', 'edges: all', 'rules: psk', 'moves: W b2 B c2', 'expect: move 2 allowed',
  '', '# Next', 'from: Ko', 'moves: W a1',
}
open('ko.goban', 'goban', KO)

check('diagnostics come while a text is open', function()
  local function coded(code)
    for _, one in ipairs(vim.diagnostic.get(0)) do
      local own = one.code or (one.user_data and one.user_data.lsp and one.user_data.lsp.code)
      if own == code then return one end
    end
  end
  wait('the diagnostic', function() return coded('superko.positional') end)
  local found = coded('superko.positional')
  assert(found.lnum == 6 and found.severity == vim.diagnostic.severity.ERROR, vim.inspect(found))
end)

check('a hover has a board as text', function()
  vim.api.nvim_win_set_cursor(0, { 7, 14 })
  vim.lsp.buf.hover()
  local shown
  wait('the hover', function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= '' then
        shown = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), '\n')
        vim.api.nvim_win_close(window, true)
        return true
      end
    end
  end)
  assert(shown:find('3 | . X O . |', 1, true), shown)
  assert(shown:find('Positional superko', 1, true), shown)
  assert(not shown:find('data:', 1, true) and not shown:find('command:', 1, true), shown)
end)

check('completion offers rules', function()
  vim.api.nvim_win_set_cursor(0, { 6, 7 })
  local params = vim.lsp.util.make_position_params()
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', params, 60000)
  local _, answer = next(answers)
  local items = vim.lsp.util.extract_completion_items(answer.result)
  local labels = vim.tbl_map(function(item) return item.label end, items)
  assert(vim.tbl_contains(labels, 'spight'), vim.inspect(labels))
end)

check('a quick fix is applied', function()
  vim.api.nvim_buf_set_lines(0, 5, 6, false, { 'rulse: psk' })
  wait('the diagnostic', function()
    for _, one in ipairs(vim.diagnostic.get(0)) do if one.lnum == 5 then return true end end
  end)
  vim.api.nvim_win_set_cursor(0, { 6, 1 })
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end
  vim.lsp.buf.code_action()
  wait('the fix', function() return text():find('\nrules: psk\n', 1, true) end)
end)

check('a title is renamed with what continues it', function()
  vim.api.nvim_win_set_cursor(0, { 1, 3 })
  vim.lsp.buf.rename('Small ko')
  wait('the new name', function()
    return text():find('^# Small ko\n') and text():find('\nfrom: Small ko\n', 1, true)
  end)
end)

vim.cmd('write')
open('game.sgf', 'sgf', { '(;GM[1]FF[4]SZ[9];B[cc];W[gg](;B[cg])(;B[gc]))' })

check('SGF is formatted', function()
  local before = text()
  vim.lsp.buf.formatting_sync(nil, 60000)
  assert(text() ~= before, 'nothing changed')
  assert(text():find('\n%s+%(;B%[cg%]'), text())
end)

vim.cmd('qall!')
