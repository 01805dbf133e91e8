/**
 * The texts about secrets that their owners check again. The texts load with the messages of all features, because
 * these name the secrets.
 */
import { capitalize, formatList, factionPossessive, type FactionId, type SecretKind } from '#client';
import { secretName } from '#lib/messages/format/own-facts.ts';

/**
 * Returns the sentence about requested checks: `Check requested; play goes on: Atreides’ hand and the Guild’s spice.`
 */
export const formatAskedToCheck = (
  checks: readonly { readonly faction: FactionId; readonly matter: SecretKind }[],
): string =>
  `Check requested; play goes on: ${capitalize(
    formatList(checks.map(({ faction, matter }) => `${factionPossessive(faction)} ${secretName(matter)}`)),
  )}.`;
