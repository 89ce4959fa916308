import {
  ActionIcon,
  Button,
  createTheme,
  Input,
  Menu,
  NativeSelect,
  Textarea,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import styles from './theme.module.css';

const ink: MantineColorsTuple = [
  '#F1F4F2',
  '#E0E5E2',
  '#C2CBC7',
  '#A1ADA9',
  '#7E8C88',
  '#5F6A67',
  '#43504D',
  '#2B3937',
  '#1C2B29',
  '#12201F',
];
const danger: MantineColorsTuple = [
  '#F9EDEB',
  '#F1D6D2',
  '#E4B2AC',
  '#D68D85',
  '#C96A60',
  '#BC4D42',
  '#B04036',
  '#A6362C',
  '#A13027',
  '#9C2B22',
];

/** The site's tokens as a Mantine theme. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 9,
  autoContrast: true,
  colors: { ink, danger },
  white: '#F8F9F7',
  black: '#12201F',
  fontFamily: 'var(--font-text)',
  fontSizes: { xs: '0.9375rem', sm: '1rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.45' },
  headings: { fontFamily: 'var(--font-display)', fontWeight: '300' },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '3px', md: '3px', lg: '3px', xl: '3px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.25rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md' },
      classNames: { root: styles.button, label: styles.buttonLabel },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'ink', size: 44 },
      classNames: { root: styles.actionIcon },
    }),
    Input: Input.extend({ classNames: { wrapper: styles.inputWrapper, input: styles.input } }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: {
        root: styles.field,
        label: styles.label,
        required: styles.required,
        description: styles.hint,
        error: styles.error,
      },
    }),
    Menu: Menu.extend({
      defaultProps: { shadow: 'none' },
      classNames: { dropdown: styles.menu, item: styles.menuItem, divider: styles.menuDivider },
    }),
    NativeSelect: NativeSelect.extend({ classNames: { section: styles.noSection } }),
    Textarea: Textarea.extend({ defaultProps: { minRows: 4 } }),
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--paper-raised)',
    '--mantine-color-default-hover': 'var(--paper-raised)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-primary-color-filled': 'var(--ink)',
    '--mantine-primary-color-filled-hover': 'color-mix(in oklab, var(--ink) 86%, var(--paper))',
    '--mantine-color-ink-filled': 'var(--ink)',
    '--mantine-color-ink-outline': 'var(--ink)',
    '--mantine-color-ink-text': 'var(--ink)',
    '--mantine-color-ink-light-hover': 'var(--paper-sunk)',
    '--mantine-color-ink-light-color': 'var(--ink-2)',
    '--mantine-color-disabled': 'var(--paper-sunk)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--menu-item-hover': 'var(--paper-sunk)',
  },
  dark: {},
});
