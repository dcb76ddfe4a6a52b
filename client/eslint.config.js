import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['.svelte-kit/', 'node_modules/', 'src/lib/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off',
      // The site lives at the root of its host.
      'svelte/no-navigation-without-resolve': 'off',
      // Sets and maps here are values: made anew, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A union of literals, not an enum.' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // The board knows squares, tiles and pixels: no network, no page, no texts but those handed in.
    files: ['src/lib/board/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['$lib/app/*', '$lib/i18n/*', '../app/*', '../i18n/*', '$app/*'] },
      ],
    },
  },
);
