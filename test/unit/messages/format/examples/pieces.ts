/** A few things that many examples tell of. */
import { sector } from '#lib/model/board.ts';

export const carthag = { territory: 'carthag', sector: sector(10) } as const;
export const voiceAct = {
  kind: 'voice',
  by: 'bene-gesserit',
  target: 'atreides',
  command: { play: false, kind: 'lasgun' },
} as const;
export const crysknife = { slot: 'h1', card: 'crysknife' } as const;
export const leads = (leader: 'stilgar' | 'feyd-rautha') => ({ kind: 'leader', leader }) as const;
