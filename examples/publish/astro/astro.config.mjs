import koban from 'koban/rehype';
import { defineConfig } from 'astro/config';

export default defineConfig({
  // Koban's plugin stands before the colors of code.
  markdown: { syntaxHighlight: false, rehypePlugins: [koban] },
});
