import type { ComponentProps } from 'react';
import type { View } from '@react-pdf/renderer';

/** How a part of a page stands and looks: React PDF's own, without media queries. */
export type Style = Exclude<ComponentProps<typeof View>['style'], unknown[] | undefined>;
