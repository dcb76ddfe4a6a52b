/** The board's texts in the interface language. */
import type { BoardTexts } from '$lib/board/look';
import type { Premium } from '$lib/board/types';
import { t } from '$lib/i18n/index.svelte';

export function boardTexts(): BoardTexts {
  return {
    board: t('board'),
    rack: t('rack'),
    premium: (premium: Premium) => t(`premium-${premium.kind}`, { factor: premium.factor }),
    premiumName: (premium: Premium) => t(`premium-${premium.kind}-name`, { factor: premium.factor }),
    blank: t('blank'),
    tile: (letter, value) => t('tile-name', { letter, value }),
    blankAs: (letter) => t('tile-blank-as', { letter }),
    empty: t('cell-empty'),
    mine: t('cell-mine'),
    lastMove: t('cell-last'),
    start: t('cell-start'),
  };
}
