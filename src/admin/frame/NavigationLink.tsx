type Section = {
  title: string;
  address: string;
  /** The number of people who wait for an answer. `showWaiting` updates it. */
  waiting?: number;
  /** Shown at the bottom of narrow screens. */
  isDaily?: boolean;
};

export type Navigation = {
  /** The screens that do not belong to a noun. */
  sections: readonly Section[];
  /** The screens of the nouns. */
  kinds: readonly Section[];
  /** The path of the current page. */
  path: string;
};

type NavigationLinkProps = { section: Section; path: string };

export function NavigationLink({ section, path }: NavigationLinkProps) {
  const { title, address, waiting } = section;
  return (
    <a href={address} aria-current={ariaCurrent(address, path)}>
      {title}
      {waiting !== undefined && (
        <b className="num" data-waiting={address} hidden={waiting === 0}>
          <span>{waiting}</span>
          <span className="sr"> waiting</span>
        </b>
      )}
    </a>
  );
}

export function ariaCurrent(address: string, path: string) {
  return address === path ? 'page' : undefined;
}
