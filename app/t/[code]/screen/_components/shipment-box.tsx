import { sayShipment, sayShipmentStep, type EditionId, type ShipmentView } from '../../../../../lib/client.ts';
import { BesideBox } from './beside-box.tsx';
import styles from './shipment-box.module.css';

interface ShipmentBoxProps {
  readonly shipment: ShipmentView;
  readonly edition: EditionId;
}

/** Reserves on their way to the planet, and what they wait for. */
export const ShipmentBox = ({ shipment, edition }: ShipmentBoxProps) => (
  <BesideBox title={sayShipment(shipment, edition)}>
    <p className={styles.line}>{sayShipmentStep(shipment)}</p>
  </BesideBox>
);
