'use client';
import { useEffect, useState } from 'react';
import { useDeskActions } from '#app/_components/desk/desk-actions.tsx';

interface JoinAddress {
  /** The address in the QR code; `null` until the server has sent it. */
  readonly address: string | null;
  /** Other addresses of the same computer. */
  readonly others: readonly string[];
  readonly choose: (address: string) => void;
}

/** Returns the address by which phones reach this table. The host can choose among several addresses. */
export function useJoinAddress(code: string): JoinAddress {
  const { addresses } = useDeskActions();
  const [known, setKnown] = useState<readonly string[]>([]);
  const [address, choose] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const tableAt = (base: string) => `${base.replace(/\/$/, '')}/t/${code}`;
    void addresses().then(
      (found) => {
        if (left) return;
        setKnown([...new Set([found.joinUrl, ...found.addresses.map(tableAt)])]);
        choose((chosen) => chosen ?? found.joinUrl);
      },
      () => {
        // Without an answer, the address of this page is the best guess.
        if (!left) choose((chosen) => chosen ?? tableAt(location.origin));
      },
    );
    return () => {
      left = true;
    };
  }, [addresses, code]);
  return { address, others: known.filter((other) => other !== address), choose };
}
