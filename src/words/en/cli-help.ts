/**
 * The help of the command line: what commands and options do. Names of options and of their values
 * stay as they are.
 */
export const cliHelp = {
  'help.about': () =>
    'Koban checks the moves of Go diagrams and game records against ko rules, and draws them.',
  'help.usage': (a: { line: string }) => `Usage: ${a.line}`,
  'help.commands': () => 'Commands:',
  'help.options': () => 'Options:',
  'help.rules': () => 'Rules:',
  'help.notations': () => 'Notations to write:',
  'help.files': () =>
    'FILE is a .goban file, an SGF file, or any text with ```goban fences, such as Markdown. Use - for standard input. A folder or a quoted pattern such as “docs/**/*.md” stands for the files in it that Git does not ignore.',
  'help.more': () =>
    '“koban COMMAND --help” lists the options of a command, and “koban --version” prints the version.',
  'help.lang': () =>
    'the language of messages: en, ja, ko, zh-hans or zh-hant (default: that of the environment)',
  'help.help': () => 'print this help',

  'help.option.rules': () => 'the rules that judge the moves (default: the rules of each entry)',
  'help.option.max-cycle': (a: { least: number; most: number }) =>
    `the longest cycle to search for, in plays, from ${a.least} to ${a.most}, or as far as a budget allows; it overrides the line of the entry`,
  'help.option.hidden-kos': () =>
    'whether a cycle that plays twice on one point makes a play a ko play; it overrides the line of the entry',
  'help.option.config': () =>
    'a file with the files, rules, severities and language of a project (default: koban.json, or “koban” in package.json)',
  'help.option.encoding': () =>
    'the encoding of SGF files, such as utf-8, shift_jis or gb18030; it overrides CA, but not a byte order mark',
  'help.option.budget': () => 'how many positions one search may visit before it stops undecided',
  'help.option.text': () => 'the output format (default: text)',
  'help.option.theme': () => 'the colors (default: light)',
  'help.option.after': () => 'use the position after move N (default: the drawn position)',

  'help.audit.files-from': () => 'read file names from FILE, one on each line; - is standard input',
  'help.audit.shard': () => 'do part I of N equal parts of the work, counted from 1 (SGF)',
  'help.audit.summary': () => 'print totals instead of games (SGF)',
  'help.audit.threads': () =>
    'how many threads work at the same time (SGF; default: the number of processors)',

  'help.judge': () => 'print every move with the verdict of each rule, as JSON',
  'help.judge.format': () =>
    'the output format (default: json); ndjson prints one line of JSON for each entry and each game',
  'help.judge.why-not': () =>
    'explain allowed moves too: why a play is not a ko play, or which earlier position comes nearest (superko); with “full”, also the points, odd, longer and hidden kos, which takes longer',
  'help.judge.explain': () => 'print which stage of the search answered whether each play is a ko play',
  'help.judge.notes': () =>
    'For SGF, in files and in fences, “judge” prints the moves of all variations. It reads a file piece by piece, so a collection can be of any size.',

  'help.explain': () => 'print what a diagnostic means, why it comes and what helps, with an example',
  'help.check': () => 'print the problems that an editor would show',
  'help.check.rules': () =>
    'the rules to check under: the first becomes the active rule of every entry, and plays that the others forbid are reported as information. With “all”, each entry keeps its own active rule',
  'help.check.level': () =>
    'the least severe problems to print; claimed verdicts are hints, or information where --rules names several rules, and then that is the default (else warning; hint for json, ndjson and sarif)',
  'help.check.quiet': () => 'print errors only, and no count',
  'help.check.sarif': () =>
    'write a report for code scanning (SARIF) to this file as well, with everything that was found',
  'help.check.fix': () => 'make the safe fixes in the files, then check them',
  'help.check.fixes': () =>
    'With --fix Koban makes the fixes that an editor prefers, if they keep every letter and guess nothing: it changes no claim and adds no point to a row. Encodings and line ends stay as they are. Standard error says how many fixes each file got, and what is left is printed as without --fix.',
  'help.check.exit': () =>
    'Exit code: 0 if there is no error, 1 if there is one, 2 if a file cannot be read.',

  'help.fmt': () => 'format boards and game records: spaces between points, lines of SGF',
  'help.fmt.check': () => 'write nothing, and exit with 1 if a file would change',
  'help.fmt.off': () =>
    'Koban changes spaces, the edges of boards and the order of lines with keys (the page about the notation has the order). Comments stay above their line, and what would not mean the same afterwards stays as it is. Koban does not change an entry with the comment “; koban: off”. With -, it formats standard input and prints it.',
  'help.fmt.exit': () =>
    'Exit code: 0 if every file is formatted, 1 if --check finds one that is not, 2 if a file cannot be read or written.',

  'help.completion': () => 'print a script with which a shell completes commands and options',
  'help.completion.notes': () => 'The first lines of a script say where to put it.',

  'help.cycles': () =>
    'list the lengths of the cycles that can be played from a position, with an example of each',
  'help.cycles.to-play': () => 'only cycles that this player begins (default: cycles of both players)',
  'help.cycles.plain': () => 'only cycles that never play twice on one point',
  'help.cycles.basic-ko': () => 'whether to list cycles that break the basic ko rule (default: forbidden)',

  'help.eyes': () => 'print the values of eyes, with the reason for each diagonal',
  'help.eyes.point': () => 'only this point, whether it is an eye or not (default: all eyes)',
  'help.eyes.owner': () => 'only eyes of this player',
  'help.eyes.mode': () =>
    'decide diagonals by patterns or by reading (default: reading where the whole board is drawn)',
  'help.eyes.a': () =>
    'the value of a ko that favors the owner of the eye; it overrides the line of the entry',
  'help.eyes.table': () => 'compute the table of GNU Go’s thirteen cases for every a; this needs no file',

  'help.convert': () => 'write entries and diagrams in another notation, and report what it cannot represent',
  'help.convert.to': () => 'the notation to write; there is no default',
  'help.convert.from': () =>
    'the notation to read; auto (the default) decides by the file name, then by the text itself',
  'help.convert.entry': () => 'only this entry, by its number (from 1) or its title',
  'help.convert.at': () => 'only the position after the move with the number N; 0 is the start',
  'help.convert.strict': () => 'exit with 1 if anything is lost',
  'help.convert.losses': () =>
    'Whatever the notation cannot represent is reported on standard error, one line each: FILE:LINE: CODE: what is lost.',
  'help.convert.exit': () =>
    'Exit code: 0 if everything is converted, 1 if an entry has an error (or, with --strict, loses something), 2 if a file cannot be read or there is nothing to convert.',
  'help.convert.json': (a: { shape: string }) => `the diagrams that are found: ${a.shape}`,

  'help.render': () => 'draw diagrams, and animate their moves',
  'help.render.format': () => 'the kind of picture (default: by the ending of --out, else svg)',
  'help.render.out': () =>
    'a file, or a folder that gets a file for each entry; Koban makes the folder if there is none',
  'help.render.entry': () => 'only the entry with this title, or entry N of each file',
  'help.render.at': () => 'the position after the move with the number N; 0 is the start (default: the end)',
  'help.render.look': () => 'the material of the board (default: wood)',
  'help.render.coordinates': () => 'the style of the coordinates (default: western)',
  'help.render.cell': (a: { least: number; most: number }) =>
    `the width of a cell in pixels, from ${a.least} to ${a.most}`,
  'help.render.numbers': () => 'number the moves on their stones',
  'help.render.plain': () => 'leave out the marks of the rules: hot stones, forbidden plays, repetitions',
  'help.render.wheel': () =>
    'draw the cycle of the moves as a wheel beside the board, with --split in a file of its own',
  'help.render.caption': () => 'write the title below the board',
  'help.render.split': () => 'draw figures as in books, with this many moves each (svg and png)',
  'help.render.background': () =>
    'the color behind the board (default: transparent, where the format allows it)',
  'help.render.delay': (a: { default: number }) =>
    `milliseconds for each move of an animation (default: ${a.default})`,
  'help.render.hold': () => 'milliseconds for its last position (default: three times the delay)',
  'help.render.notes': () =>
    'A single picture goes to standard output, unless --out names a file. Files in a folder are named after the titles. The same input gives the same bytes on every machine. In SGF, each variation is an entry, and so is each position with marks, in a folder. A single picture of a record with stones of both players before its moves shows that position. Diagrams in other notations are drawn as well.',
  'help.render.exit': () =>
    'Exit code: 0 if everything is drawn, 1 if an entry with errors was drawn as far as possible, 2 if a file cannot be read or written, or no such entry exists.',

  'help.embed': () => 'put pictures of the fences into a Markdown page, and keep them up to date',
  'help.embed.check': () =>
    'write nothing, and exit with 1 if a page or a picture is out of date, or a claim does not hold',
  'help.embed.ignore-claims': () => 'with --check: let claims pass that do not hold',
  'help.embed.pictures': () => 'the folder for the pictures, relative to the page (default: pictures)',
  'help.embed.notes': (a: { begin: string; end: string }) =>
    `Below each goban or sgf fence, between the lines ${a.begin} and ${a.end}, Koban puts the figure of the Markdown preview: pictures, the moves below them, verdicts, problems, and claims that fail. It replaces everything between these lines each time. The pictures are SVG, named after the page and the titles.`,
  'help.embed.exit': () =>
    'Exit code: 0 if everything is up to date and every claim holds, 1 if --check finds a page or picture that is out of date or a claim that does not hold, 2 if a file cannot be read or written.',

  'help.pandoc': () => 'replace the fences of a Pandoc document with figures',
  'help.pandoc.notes': (a: { program: string; page: string }) =>
    `Pandoc runs this command as the filter ${a.program}: it reads a document as JSON from standard input and writes it to standard output. FORMAT is the name of Pandoc’s writer. ${a.page} has the details. If a claim does not hold, the command exits with 1 and Pandoc stops, unless the document allows it.`,

  'help.find': () =>
    'find the smallest position on which two rules differ, that has a cycle, or that has an eye of a value',
  'help.find.differ': () => 'these two rules judge the last move differently',
  'help.find.cycle': () => 'the last of N moves repeats the starting position',
  'help.find.parity': () => 'whether the number of plays in the cycle is odd or even; passes do not count',
  'help.find.pattern': () => 'the repetition of the cycle has this pattern',
  'help.find.eye': () => 'the position has an eye of Black with this value, such as 1+a; no move is made',
  'help.find.ko-position': () =>
    'the position has a ko position of N points (Jasiek’s rule); no move is made',
  'help.find.disturber': () => 'after the last move this player is a disturber (Jasiek’s rule)',
  'help.find.hot': () => 'after the last move exactly N stones are hot (Spight’s rule)',
  'help.find.outcome': () =>
    'these two rules differ in who can force what about a chain, or one of each color; no move is made',
  'help.find.matching': () =>
    'complete the only entry of FILE: try a stone of each color and an empty point for each ?, and a play for each open move (moves: ?*6), until all its claims are true',
  'help.find.in': () =>
    'search files for the drawn board of FILE in all symmetries and colors, ? being any point: a folder, a pattern or a file, repeatable (with --matching)',
  'help.find.claim': () => 'one more claim for the entry, such as “move 3 forbidden” (with --matching)',
  'help.find.board': (a: { most: number }) => `columns and rows, at most ${a.most} points (default: 3x3)`,
  'help.find.up-to': () =>
    'search boards of all sizes up to this one, those with the fewest points first (instead of --board)',
  'help.find.stones': () => 'the most stones of the position (default: as many as the board has points)',
  'help.find.moves': (a: { default: number }) => `the most moves (default: ${a.default})`,
  'help.find.passes': () => 'whether players may pass (default: allowed)',
  'help.find.every': () =>
    'print every example of the smallest size, not just one of each kind; with --in every place, not just the first of each game or entry',
  'help.find.format': () => 'the output format (default: goban, entries with claims; with --in text)',
  'help.find.threads': () => 'how many threads search (default: the number of processors)',
  'help.find.shard': () => 'search part I of N equal parts, counted from 1, and print the result as JSON',
  'help.find.merge': () => 'combine the results of all parts, given as files',
  'help.find.checkpoint': () => 'save the search in FILE, and resume it from there',
  'help.find.notes': () =>
    'The smallest example has the fewest stones, then the fewest moves. Koban searches every position of the board and every sequence of moves up to these bounds. So the example that it prints is the smallest one. If it prints none, there is none within these bounds.',
  'help.find.bounds': () =>
    'Black makes the first move. Suicide is forbidden, except where a variant allows it by name (psk with suicide allowed). The players never pass twice in a row. Of positions that become equal by rotation, reflection or exchange of colors, Koban searches one.',

  'help.merge': () => 'join two versions of a game record, as a merge driver of Git',
  'help.merge.stdout': () => 'print the result instead of writing it to OURS',
  'help.merge.notes': () =>
    'OURS gets the games, variations, comments and marks of both versions. Koban deletes what one version has deleted only if the other version has not changed it. Where both versions have changed a value, Koban keeps the value of OURS, and writes both values into the comment of the node, between <<<<<<< and >>>>>>>. If a version has text that is not SGF, Koban does not join the versions, and writes both into OURS, one after the other. NAME is the name of the file in messages; Git gives it as %P.',
  'help.merge.exit': () =>
    'Exit code: 0 if everything could be joined, 1 if a person must decide something, 2 if a file cannot be read or written.',

  'help.view': () => 'show the boards of a file in a browser, and follow the file as it is saved',
  'help.view.no-open': () => 'only print the address; do not open a browser',
  'help.view.notes': (a: { page: string }) =>
    `The page shows a board for each entry or game. Koban serves it on the loopback address of this machine. The address contains a secret, and Koban refuses every request without it. Ctrl+C ends the command. The page is part of the npm package; ${a.page} says how to install it.`,

  'help.lsp': () => 'run the language server for an editor',
  'help.lsp.stdio': () => 'use standard input and output; this is the default, and there is no other way',
  'help.lsp.notes': (a: { page: string }) =>
    `The editor starts this command. What the editor shows depends on its own features; ${a.page} has settings for several editors.`,

  'help.mcp': () => 'serve the command line to language models as tools',
  'help.mcp.notes': () =>
    'An MCP client starts this command and talks to it over standard input and output. Its tools (judge, check, outcome, find, convert and draw) print what the command line prints. They read texts that they are given and files below the folder that the command was started in, and write nothing.',
} as const;
