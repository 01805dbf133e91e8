'use client';
import type { ComponentType } from 'react';
import type { SeatView } from '#client';
import type { SeatActionProps } from '../feature/phone-slots.ts';
import { OpensSheet } from './opens-sheet.tsx';

export interface SheetProps extends SeatActionProps {
  readonly onClose: () => void;
}

interface SheetAction {
  readonly label: string;
  /**
   * Whether the button is there. This depends on public facts, so that the button shows nothing. By default it is on
   * every phone.
   */
  readonly isThere?: (view: SeatView) => boolean;
  readonly Sheet: ComponentType<SheetProps>;
}

/** A seat's action at any time, behind a button that is the same for everybody. */
export const sheetAction = ({ label, isThere = () => true, Sheet }: SheetAction): ComponentType<SeatActionProps> =>
  function Action(props) {
    if (!isThere(props.view)) return null;
    return <OpensSheet label={label}>{(close) => <Sheet {...props} onClose={close} />}</OpensSheet>;
  };
