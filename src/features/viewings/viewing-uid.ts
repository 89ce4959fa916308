const ending = '@viewings';

/** The same in each email, download and feed, for the life of the viewing. */
export function viewingUid(id: string) {
  return id + ending;
}

/** True for an event that this site has put into a calendar. */
export function isViewingUid(uid: string) {
  return uid.endsWith(ending);
}
