'use client';
import { Suspense } from 'react';
import type { FeatureSecrets, OwnView, SecretKind, SeatView } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import type { Secret, Secrets } from '#app/_components/secrets/secret.ts';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { secrets as beneGesserit } from './bene-gesserit/secret-editors.tsx';
import { secrets as harkonnen } from './harkonnen/secret-editors.tsx';
import { secrets as kwisatzHaderach } from './kwisatz-haderach/secret-editors.tsx';
import { secrets as pieces } from './pieces/secret-editors.tsx';
import { secrets as stormCard } from './storm-card/secret-editors.tsx';

/** What owners alone know, by whom it belongs to, in the order in which it is looked at. */
const SECRETS: { readonly [Feature in keyof FeatureSecrets]: Secrets<Feature> } = {
  pieces,
  beneGesserit,
  stormCard,
  kwisatzHaderach,
  harkonnen,
};

const BY_KIND = Object.assign({}, ...Object.values(SECRETS)) as Readonly<Record<SecretKind, Secret>>;

/** What a seat holds of all that its owner alone knows. */
export const secretsOf = (mine: OwnView): readonly (readonly [SecretKind, Secret])[] =>
  (Object.entries(BY_KIND) as readonly (readonly [SecretKind, Secret])[]).filter(
    ([, { isHeld }]) => isHeld?.(mine) ?? true,
  );

interface OwnSecretCoverProps {
  readonly matter: SecretKind;
  readonly mine: OwnView;
}

/** One of one's secrets under a cover. Its box is as high as the most that could lie there, never as what does. */
export function OwnSecretCover({ matter, mine }: OwnSecretCoverProps) {
  const { what, height, Lies } = BY_KIND[matter];
  return (
    <ReadOnlyCover what={what} height={height(mine)}>
      <Lies mine={mine} />
    </ReadOnlyCover>
  );
}

interface OwnEditorProps {
  readonly matter: SecretKind;
  readonly view: SeatView;
  /** How many there are is known. */
  readonly counted?: boolean;
  readonly onCommand: (command: ClientCommand) => void;
  readonly onClose: () => void;
}

/** Says anew what one holds. Owners are believed. */
export function OwnEditor({ matter, view, counted, onCommand, onClose }: OwnEditorProps) {
  const { Editor } = BY_KIND[matter];
  return (
    <Suspense fallback={null}>
      <Editor
        view={view}
        counted={counted}
        onClose={onClose}
        onEnter={(fact) => {
          onCommand({ type: 'DeclareSecret', fact });
          onClose();
        }}
      />
    </Suspense>
  );
}
