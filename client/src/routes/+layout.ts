import { introduce } from '$lib/app/me.svelte';
import { prefs } from '$lib/app/prefs.svelte';
import { load as loadTexts } from '$lib/i18n/index.svelte';

export const ssr = false;
export const prerender = false;

/** Texts before anything is shown; the guest's cookie before anything is asked. */
export async function load(): Promise<void> {
  await Promise.all([loadTexts(prefs.lang), introduce()]);
}
