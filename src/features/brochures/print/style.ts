import type { ComponentProps } from 'react';
import type { View } from '@react-pdf/renderer';

/** React PDF's style, without media queries. */
export type Style = Exclude<ComponentProps<typeof View>['style'], unknown[] | undefined>;
