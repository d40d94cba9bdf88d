/** All tests that run inside the extension host, whichever it is. */
import './compare.test.ts';
import './convert.test.ts';
import './diagrams.test.ts';
import './files.test.ts';
import './find.test.ts';
import './folders.test.ts';
import './language.test.ts';
import './markdown.test.ts';
import './pictures.test.ts';
import './player.test.ts';
import './project.test.ts';
import './sgf.test.ts';
import './spoken.test.ts';
import './start.test.ts';
import './tests.test.ts';
import './tools.test.ts';
import './why-not.test.ts';
