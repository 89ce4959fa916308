type Section = {
  title: string;
  address: string;
  /** How many new things are there. Follows `showWaiting`. */
  waiting?: number;
};

export type Navigation = {
  /** What everybody comes to each day. */
  sections: readonly Section[];
  /** The kinds of records. */
  kinds: readonly Section[];
  /** Of the page that is open. */
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
