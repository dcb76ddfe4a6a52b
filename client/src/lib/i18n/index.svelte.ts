/** The page's texts in the chosen interface language. `load` once before anything is shown. */
import { prefs, type Language } from '$lib/app/prefs.svelte';
import type { Params } from '$lib/wire';
import { Catalogue, type Vars } from './fluent.ts';

const LOADERS: Record<Language, () => Promise<{ default: string; borrowed: string[] }>> = {
  ru: () => import('virtual:catalogue/ru'),
  en: () => import('virtual:catalogue/en'),
  mk: () => import('virtual:catalogue/mk'),
};
export const LANGUAGES: readonly Language[] = ['ru', 'en', 'mk'];

/** What each interface language calls itself, whole and short. */
export const OWN_NAMES: Record<Language, { whole: string; short: string }> = {
  ru: { whole: 'Русский', short: 'Рус' },
  en: { whole: 'English', short: 'Eng' },
  mk: { whole: 'Македонски', short: 'Мак' },
};

let current: Catalogue | undefined = $state.raw();

export async function load(language: Language): Promise<void> {
  const { default: source, borrowed } = await LOADERS[language]();
  if (import.meta.env.DEV && borrowed.length > 0)
    console.warn(`${language} lacks these texts, shown in English:`, borrowed);
  if (prefs.lang === language) current = new Catalogue(language, source);
}

/** Changes the interface language, for this and later visits. */
export async function speak(language: Language): Promise<void> {
  prefs.lang = language;
  await load(language);
}

export function t(id: string, vars: Vars = {}): string {
  if (!current) throw new Error('texts are not loaded');
  return current.text(id, vars);
}

/**
 * What the interface language calls a language. Browsers know few names in Macedonian; those of the languages that
 * have tiles are texts of ours.
 */
export function languageName(tag: string): string {
  if (current?.has(`language-${tag}`)) return current.text(`language-${tag}`);
  return new Intl.DisplayNames([prefs.lang], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
}

/** A title that the server gives in several languages. */
export function titled(titles: Record<string, string>): string {
  return titles[prefs.lang] ?? titles['en'] ?? Object.values(titles)[0] ?? '';
}

const PREFIXES = ['refused-', 'reject-', 'client-fault-'];

/** What a refusal's code says. A code that this client does not know yet is shown with its name. */
export function refusal(code: string, params: Params): string {
  if (!current) throw new Error('texts are not loaded');
  const vars: Vars = {};
  for (const [name, value] of Object.entries(params))
    vars[name] = Array.isArray(value) ? value.join(', ') : value;
  const name = code.replaceAll('_', '-');
  for (const prefix of PREFIXES) if (current.has(prefix + name)) return current.foreign(prefix + name, vars);
  return current.text('client-fault-unknown', { code });
}
