/**
 * Keeps the keys of input methods from everything that listens for keys: Enter and the arrows choose among Japanese,
 * Chinese or Korean words before they mean anything else. Safari sends the Enter that confirms a word after the
 * composition has ended, with the key code of input methods. The first listener of all, so no other needs to ask.
 */
export function ignoreComposingKeys() {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === inputMethodKey) event.stopImmediatePropagation();
    },
    true,
  );
}

const inputMethodKey = 229;
