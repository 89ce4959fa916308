declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified ones, separated by bars. */
  const pairs: string;
  export default pairs;
}
