'use client';
import type { OwnView, SecretKind } from '#client';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import type { SecretCoverProps, SecretEditorProps } from '#app/_components/secrets/own-secrets.ts';
import type { Secret } from '#app/_components/secrets/secret.ts';
import { onPhone } from './phone.ts';

// No two features have the same, which a check of the contracts holds.
const BY_KIND = Object.assign({}, ...onPhone('secrets')) as Readonly<Record<SecretKind, Secret>>;

/** What a seat holds of all that its owner alone knows. */
export const secretsOf = (mine: OwnView): readonly (readonly [SecretKind, Secret])[] =>
  (Object.entries(BY_KIND) as readonly (readonly [SecretKind, Secret])[]).filter(
    ([, { isHeld }]) => isHeld?.(mine) ?? true,
  );

/** One of one's secrets under a cover. Its box is as high as the most that could lie there, never as what does. */
export function OwnSecretCover({ matter, mine }: SecretCoverProps) {
  const { what, height, Lies } = BY_KIND[matter];
  return (
    <ReadOnlyCover what={what} height={height(mine)}>
      <Lies mine={mine} />
    </ReadOnlyCover>
  );
}

/** Declares again what a seat holds. Owners are believed. */
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
