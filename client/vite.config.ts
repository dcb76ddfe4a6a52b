import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from './tooling/catalogues.ts';

// In development the Python server runs beside this one (`make serve`, or any port named here).
const server = process.env.FISHKA_DEV_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [catalogues(), sveltekit()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022' },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  // Without this vitest would take Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
