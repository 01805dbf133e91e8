'use client';
import { createContext, useContext, type ComponentType } from 'react';
import { must, type OwnView, type SecretKind, type SeatView } from '#client';
import type { ClientCommand } from '#app/_connection/outbox.ts';

export interface SecretCoverProps {
  readonly matter: SecretKind;
  readonly mine: OwnView;
}

export interface SecretEditorProps {
  readonly matter: SecretKind;
  readonly view: SeatView;
  /** Whether the number of pieces is known. */
  readonly counted?: boolean;
  readonly onCommand: (command: ClientCommand) => void;
  readonly onClose: () => void;
}

/** The display and the entry of any secret. */
export interface OwnSecretParts {
  readonly Cover: ComponentType<SecretCoverProps>;
  readonly Editor: ComponentType<SecretEditorProps>;
}

/** The parts of all secrets. A page that concerns any secret names no feature that has one. */
export const OwnSecrets = createContext<OwnSecretParts | null>(null);

export const useOwnSecrets = (): OwnSecretParts => must(useContext(OwnSecrets), 'OwnSecrets');
