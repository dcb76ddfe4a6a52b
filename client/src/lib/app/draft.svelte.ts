/** House rules on their way from a file to the editor. */
import type { HouseRules } from '$lib/wire';

export const draft: { start: HouseRules | null } = { start: null };
