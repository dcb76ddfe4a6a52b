/** Answers about words as the page shows them. */
import type { Answer } from '$lib/app/api';
import type { WordOut } from '$lib/wire';

/** Refusals after which a word is as unknown as before: the question may be asked again. */
const PASSING = new Set([
  'no_connection',
  'unreadable_answer',
  'server_fault',
  'too_fast',
  'busy',
  'lexicon_missing',
  'no_guest',
]);

/** Whether a word was simply not checked, which says nothing of it. */
export const isUnchecked = (answer: Answer<WordOut>): boolean => !answer.ok && PASSING.has(answer.code);
