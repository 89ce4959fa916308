import { useElementSize } from '@mantine/hooks';
import type { Ref } from 'react';
import styles from './PreviewPane.module.css';

/** The viewports to preview, in CSS pixels. */
const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

export type Device = keyof typeof screens;

type PreviewFrameProps = {
  ref: Ref<HTMLIFrameElement>;
  address: string;
  title: string;
  device: Device;
  onLoad: () => void;
};

/** A viewport scaled down to fit. */
export function PreviewFrame({ ref, address, title, device, onLoad }: PreviewFrameProps) {
  const { ref: room, ...size } = useElementSize();
  const { width, height } = screens[device];
  const scale = Math.min(1, size.width / width, size.height / height);
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The page's content security policy allows no scripts in it. */}
        <iframe
          ref={ref}
          className={styles.frame}
          style={{ width, height, scale: String(scale) }}
          src={address}
          title={title}
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}
