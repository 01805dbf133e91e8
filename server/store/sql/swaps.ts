import type { FactionId, SwapOffer } from '#engine';
import type { CredentialHash, EventStore, SeatSwap } from '../event-store.ts';
import type { Changed } from './desk.ts';
import { tell } from './notices.ts';
import { statement } from './statement.ts';
import { all, change, first, type Runner, type Work } from './work.ts';

interface OfSeat {
  readonly code: string;
  readonly faction: FactionId;
}

const selectOffer = statement(({ db }, { code, faction, partner }: OfSeat & { partner: FactionId }) =>
  db
    .selectFrom('swap_offers')
    .select('code')
    .where('code', '=', code)
    .where('faction', '=', faction)
    .where('partner', '=', partner),
);
const deleteOffers = statement(({ db }, { code, faction }: OfSeat) =>
  db
    .deleteFrom('swap_offers')
    .where('code', '=', code)
    .where((eb) => eb.or([eb('faction', '=', faction), eb('partner', '=', faction)])),
);
const deleteVotes = statement(({ db }, { code, faction }: OfSeat) =>
  db
    .deleteFrom('votes')
    .where('code', '=', code)
    .where((eb) => eb.or([eb('faction', '=', faction), eb('candidate', '=', faction)])),
);
const selectSeat = statement(({ db }, { code, faction }: OfSeat) =>
  db
    .selectFrom('seats')
    .select(['name', 'credential', 'device'])
    .where('code', '=', code)
    .where('faction', '=', faction)
    .where('credential', 'is not', null),
);
const deleteSeat = statement(({ db }, { code, faction }: OfSeat) =>
  db.deleteFrom('seats').where('code', '=', code).where('faction', '=', faction),
);

interface HeldSeat extends OfSeat {
  readonly name: string | null;
  readonly credential: CredentialHash | null;
  readonly device: string | null;
}
const insertSeat = statement(({ db }, { code, faction, name, credential, device }: HeldSeat) =>
  db.insertInto('seats').values({ code, faction, name, credential, device }),
);

const selectOffers = statement(({ db }, { code }: { code: string }) =>
  db.selectFrom('swap_offers').select(['faction', 'partner']).where('code', '=', code).orderBy('faction'),
);
const putOffer = statement(({ db }, { code, faction, partner }: OfSeat & { partner: FactionId }) =>
  db
    .insertInto('swap_offers')
    .values({ code, faction, partner })
    .onConflict((conflict) =>
      conflict.columns(['code', 'faction']).doUpdateSet({ partner: (eb) => eb.ref('excluded.partner') }),
    ),
);
const deleteOffer = statement(({ db }, { code, faction }: OfSeat) =>
  db.deleteFrom('swap_offers').where('code', '=', code).where('faction', '=', faction),
);

/** Exchanges two seats. Returns `false` if that is not on offer. */
export function* exchangeSeats(code: string, { offeredBy, acceptedBy, told }: SeatSwap): Work<boolean> {
  const offer = yield* first(selectOffer, { code, faction: offeredBy, partner: acceptedBy });
  if (offer === undefined) return false;
  const one = yield* first(selectSeat, { code, faction: offeredBy });
  const other = yield* first(selectSeat, { code, faction: acceptedBy });
  if (one === undefined || other === undefined) return false;
  for (const faction of [offeredBy, acceptedBy]) {
    yield* change(deleteSeat, { code, faction });
    yield* endOffersAndVotes(code, faction);
  }
  yield* change(insertSeat, { ...other, code, faction: offeredBy });
  yield* change(insertSeat, { ...one, code, faction: acceptedBy });
  yield* tell(code, told);
  return true;
}

/**
 * Ends the offers by a seat and to it, its vote and the votes for it, because the seat has another holder or none.
 */
export function* endOffersAndVotes(code: string, faction: FactionId): Work<void> {
  yield* change(deleteOffers, { code, faction });
  yield* change(deleteVotes, { code, faction });
}

/** The offers to swap seats. */
export const swapOffersIn = ({ read }: Runner, changed: Changed): Pick<EventStore, 'offerSwap' | 'swapOffers'> => ({
  swapOffers: (code) =>
    read(function* () {
      const offers = yield* all(selectOffers, { code });
      return offers.map(({ faction, partner }) => ({ by: faction, partner }) as SwapOffer);
    }),
  offerSwap: async (code, by, partner, told) => {
    await changed(
      code,
      function* () {
        if (partner === null) yield* change(deleteOffer, { code, faction: by });
        else yield* change(putOffer, { code, faction: by, partner });
        return true;
      },
      told,
    );
  },
});
