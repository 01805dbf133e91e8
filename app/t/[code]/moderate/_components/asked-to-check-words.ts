/** Secrets that their owners look at again; loaded with the sentences of all features, which name them. */
import { capital, listed, theFactions, type FactionId, type SecretKind } from '#client';
import { nameOfSecret } from '#lib/messages/format/own-facts.ts';

/** `Asked to be checked, and holding nobody up: Atreides’ hand and the Guild’s spice.` */
export const sayAskedToCheck = (
  checks: readonly { readonly faction: FactionId; readonly matter: SecretKind }[],
): string =>
  `Asked to be checked, and holding nobody up: ${capital(
    listed(checks.map(({ faction, matter }) => `${theFactions(faction)} ${nameOfSecret(matter)}`)),
  )}.`;
