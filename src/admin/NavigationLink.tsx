type Section = {
  title: string;
  address: string;
  /** How many new records there are. `showWaiting` updates it. */
  waiting?: number;
  /** Stands at the bottom edge of narrow screens. */
  isDaily?: boolean;
};

export type Navigation = {
  /** The screens that are no kind of record. */
  sections: readonly Section[];
  /** The kinds of records. */
  kinds: readonly Section[];
  /** Of the current page. */
  path: string;
};

type NavigationLinkProps = { section: Section; path: string };

export function NavigationLink({ section, path }: NavigationLinkProps) {
  const { title, address, waiting } = section;
  return (
    <a href={address} aria-current={currentPage(address, path)}>
      {title}
      {waiting !== undefined && (
        <b className="num" data-waiting={address} hidden={waiting === 0}>
          <span>{waiting}</span>
          <span className="sr"> new</span>
        </b>
      )}
    </a>
  );
}

export function currentPage(address: string, path: string) {
  return address === path ? 'page' : undefined;
}
