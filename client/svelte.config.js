import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** A static single page app: the Python server hands out index.html for every path it does not know. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({
      pages: '../src/fishka/web/static',
      assets: '../src/fishka/web/static',
      fallback: 'index.html',
    }),
    alias: { $styles: 'src/styles' },
    version: { pollInterval: 0 },
  },
};
