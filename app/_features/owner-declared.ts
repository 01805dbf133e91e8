import type { FactionId, SecretKind, TableView } from '#client';

/** Whether Mentat is told this by its owner, and this faction has any of it, as all at the table know. */
export const isOwnerDeclared = (matter: SecretKind, table: TableView, faction: FactionId): boolean =>
  TOLD[matter](table, faction);

const TOLD: Readonly<Record<SecretKind, (table: TableView, faction: FactionId) => boolean>> = {
  spice: () => true,
  hand: ({ choices }) => choices.components.treachery === 'cardboard',
  traitors: ({ choices }) => choices.components.traitors === 'cardboard',
  prediction: ({ predictor }, faction) => predictor === faction,
  'storm-card': ({ choices, stormCard }, faction) =>
    choices.components.stormCards === 'cardboard' && stormCard?.drawnBy === faction,
  captives: ({ captor }, faction) => captor === faction,
  'battle-losses': ({ kwisatzHaderach }, faction) => kwisatzHaderach?.of === faction,
};
