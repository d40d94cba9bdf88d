/** All tests that run inside the extension host, whichever it is. */
import './language.test.ts';
import './markdown.test.ts';
import './player.test.ts';
