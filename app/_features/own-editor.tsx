'use client';
import type { SecretKind, SeatView } from '#client';
import type { SentIntent } from '#app/_connection/outbox.ts';
import { BattleLossesEditor } from './kwisatz-haderach/battle-losses-editor.tsx';
import { CaptivesEditor } from './harkonnen/captives-editor.tsx';
import type { EditorProps } from '#app/_components/own/editor-props.ts';
import { HandEditor } from './pieces/hand-editor.tsx';
import { PredictionEditor } from './bene-gesserit/prediction-editor.tsx';
import { StormCardEditor } from './storm-card/storm-card-editor.tsx';
import { SpiceEditor } from './pieces/spice-editor.tsx';
import { TraitorsEditor } from './pieces/traitors-editor.tsx';

interface OwnEditorProps {
  readonly matter: SecretKind;
  readonly view: SeatView;
  /** How many there are is known. */
  readonly counted?: boolean;
  readonly onIntent: (intent: SentIntent) => void;
  readonly onClose: () => void;
}

/** Says anew what one holds. Owners are believed. */
export function OwnEditor({ matter, view, counted, onIntent, onClose }: OwnEditorProps) {
  const editor: EditorProps = {
    view,
    counted,
    onClose,
    onEnter: (fact) => {
      onIntent({ type: 'EnterOwn', fact });
      onClose();
    },
  };
  switch (matter) {
    case 'spice':
      return <SpiceEditor {...editor} />;
    case 'hand':
      return <HandEditor {...editor} />;
    case 'traitors':
      return <TraitorsEditor {...editor} />;
    case 'storm-card':
      return <StormCardEditor {...editor} />;
    case 'prediction':
      return <PredictionEditor {...editor} />;
    case 'captives':
      return <CaptivesEditor {...editor} />;
    case 'battle-losses':
      return <BattleLossesEditor {...editor} />;
  }
}
