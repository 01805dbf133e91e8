/** The special Karama powers. In some editions a faction may use its power only once. */
import { factionField, booleanField } from '../../model/fields.ts';
import type { Feature } from '../../kernel/feature.ts';
import { requireInPlay } from '../../pieces/requirements.ts';
import { usesUpSpecialKarama, withSpecialKarama } from '../../powers/special-karama.ts';
import type { SpecialKaramaContract } from './contract.ts';

export const specialKarama: Feature<SpecialKaramaContract> = {
  initialSlice: () => ({ specialKaramaUsed: [] }),
  facts: {
    'special-karama': {
      input: { faction: factionField, used: booleanField },
      now: (state, fact) => ({ ...fact, used: state.specialKaramaUsed.includes(fact.faction) }),
      validate: ({ rules }, state, { faction }) =>
        requireInPlay(state, faction) ??
        (usesUpSpecialKarama(rules, faction) ? null : { code: 'no-special-karama', faction }),
      set: (state, { faction, used }) => withSpecialKarama(state, faction, used),
    },
  },
};
