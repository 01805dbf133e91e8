'use client';
import type { OwnView, SecretKind } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import type { SecretCoverProps, SecretEditorProps } from '#app/_components/secrets/own-secrets.ts';
import type { Secret } from '#app/_components/secrets/secret.ts';
import { onPhone } from './phone.ts';

// A check of the contracts makes sure that no two features have the same secret.
const BY_KIND = Object.assign({}, ...onPhone('secrets')) as Readonly<Record<SecretKind, Secret>>;

/** Returns all secrets that only the owner of a seat knows. */
export const secretsOf = (mine: OwnView): readonly (readonly [SecretKind, Secret])[] =>
  (Object.entries(BY_KIND) as readonly (readonly [SecretKind, Secret])[]).filter(
    ([, { isHeld }]) => isHeld?.(mine) ?? true,
  );

/** Shows one of the player's secrets under a cover. Its box has the height of the largest possible content. */
export function OwnSecretCover({ matter, mine }: SecretCoverProps) {
  const { what, height, Lies } = BY_KIND[matter];
  return (
    <ReadOnlyCover what={what} height={height(mine)}>
      <Lies mine={mine} />
    </ReadOnlyCover>
  );
}

/** Lets a player enter their holdings again. Mentat believes owners. */
export function OwnEditor({ matter, view, counted, onCommand, onClose }: SecretEditorProps) {
  const { Editor } = BY_KIND[matter];
  return (
    <Editor
      view={view}
      counted={counted}
      onClose={onClose}
      onEnter={(fact) => {
        onCommand({ type: 'DeclareSecret', fact });
        onClose();
      }}
    />
  );
}
