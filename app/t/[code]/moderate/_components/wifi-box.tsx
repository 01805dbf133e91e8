'use client';
import { useState } from 'react';
import { ExactField } from '#app/_components/exact-field.tsx';
import { Button } from '#app/_components/button.tsx';
import { forgetWifi, knownWifi, rememberWifi, type Wifi } from '#app/_browser/wifi.ts';
import { Hint, PanelSection, Row } from '#app/_components/desk/panel.tsx';
import { WIFI } from './join-panel-messages.ts';
import styles from './wifi-box.module.css';

/** Makes a code that connects phones to the Wi-Fi. The typed text stays on this device. */
export function WifiBox({ onShow }: { readonly onShow: (wifi: Wifi) => void }) {
  const [wifi, setWifi] = useState<Wifi>(knownWifi);
  return (
    <PanelSection title={WIFI.title}>
      <WifiForm
        wifi={wifi}
        onChange={setWifi}
        onShow={() => {
          rememberWifi(wifi);
          onShow(wifi);
        }}
        onForget={() => {
          forgetWifi();
          setWifi({ name: '', password: '' });
        }}
      />
    </PanelSection>
  );
}

interface WifiFormProps {
  readonly wifi: Wifi;
  readonly onChange: (wifi: Wifi) => void;
  readonly onShow: () => void;
  readonly onForget: () => void;
}

function WifiForm({ wifi, onChange, onShow, onForget }: WifiFormProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(wifi.name === '');
        if (wifi.name !== '') onShow();
      }}
    >
      <ExactField
        small
        longest={63}
        label={WIFI.name}
        value={wifi.name}
        onChange={(name) => {
          onChange({ ...wifi, name });
        }}
      />
      <ExactField
        small
        longest={63}
        label={WIFI.password}
        value={wifi.password}
        onChange={(password) => {
          onChange({ ...wifi, password });
        }}
      />
      {isMissing && <p role="alert">{WIFI.missing}</p>}
      <Row>
        <Button small type="submit">
          {WIFI.show}
        </Button>
        <Button small tone="quiet" onClick={onForget}>
          {WIFI.forget}
        </Button>
      </Row>
      <Hint>{WIFI.stays}</Hint>
    </form>
  );
}
