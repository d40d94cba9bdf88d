import koban from 'koban/markdown-it';
import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Boards',
  srcDir: '../pages',
  outDir: 'dist',
  markdown: { config: (md) => koban(md) },
});
