'use client';
import { useState } from 'react';
import { ExactField } from '#app/_components/exact-field.tsx';
import { QrCode } from '#app/_components/qr-code.tsx';
import { Button } from '#app/_components/button.tsx';
import { forgetWifi, knownWifi, rememberWifi, wifiText, type Wifi } from '#app/_device/wifi.ts';
import { Aside, Box, Row } from '#app/_components/desk/panel.tsx';
import { sayScanFirst, sayWifiQr, WIFI } from './join-panel-words.ts';
import join from './join-panel.module.css';
import styles from './wifi-box.module.css';

/** A code that takes phones into the Wi-Fi itself. What is typed here stays on this device. */
export function WifiBox() {
  const [wifi, setWifi] = useState<Wifi>(knownWifi);
  const [shown, setShown] = useState(false);
  return (
    <Box title={WIFI.title}>
      {shown ? (
        <div className={join.join}>
          <div className={join.code}>
            <QrCode text={wifiText(wifi)} label={sayWifiQr(wifi.name)} />
          </div>
          <div className={join.words}>
            <Aside>{sayScanFirst(wifi.name)}</Aside>
            <Button
              small
              tone="quiet"
              onClick={() => {
                setShown(false);
              }}
            >
              {WIFI.putAway}
            </Button>
          </div>
        </div>
      ) : (
        <WifiForm
          wifi={wifi}
          onChange={setWifi}
          onShow={() => {
            rememberWifi(wifi);
            setShown(true);
          }}
          onForget={() => {
            forgetWifi();
            setWifi({ name: '', password: '' });
          }}
        />
      )}
    </Box>
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
      <Aside>{WIFI.stays}</Aside>
    </form>
  );
}
