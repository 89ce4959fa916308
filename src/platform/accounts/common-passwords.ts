/** Words of common passwords. A password made only of these is refused, whatever its length. */
const words = `
  abc abcd account admin administrator adobe alexander amanda america andrea andrew angel angela animal
  anthony apple arsenal asdf ashley austin autumn baby bailey banana barcelona baseball basketball batman
  beautiful bella benjamin berlin bitcoin blink buster butterfly camera canada carlos casino changeme
  charlie cheese chelsea chicago chocolate christian christmas coffee computer condo cookie corvette
  cowboy crystal daniel default demo dolphin donald dragon eagle elephant email enter everton
  fall family ferrari fire flower football forever freedom friday friend fuckyou gandalf garfield george
  ginger gold golfer google guest guitar hannah happy harley harry heaven hello hockey hottie house hunter
  iloveyou internet jackson january february march april june july august september october november
  december jasmine jennifer jessica jesus johnny jordan joseph joshua justin killer knight ladybug letmein
  lakers liverpool login london love lovely lovers luxury maggie manchester master matrix matthew maverick
  melissa mercedes mexico michael michelle mickey minecraft monday money monkey monster montreal morgan
  mother mustang my naruto nature newyork nicole ninja nothing office orange pass passw passwd password
  passwort pepper phoenix please pokemon prince princess property purple qaz wsx edc qwe qwer qwerty
  qwertz qwertyuiop asd asdfgh asdfghjkl zxc zxcv zxcvbn zxcvbnm rachel rainbow realestate robert root
  samantha samsung saturday seattle secret server shadow silver single snoopy soccer solmere solo spider
  spring starwars steelers stephen sterling summer sunday sunshine superman superstar sweet taylor tennis
  test testing thomas thunder thursday tigger tinkerbell tokyo toronto trustno tuesday user vancouver
  victoria wednesday welcome whatever william windows winner winter wizard yankees yellow you zaq
`.match(/\S+/g);

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const commonWords = new RegExp(
  `^(?:${words?.toSorted((a, b) => b.length - a.length).join('|')})+$`,
);

/** Also true for variants such as `P@ssw0rd-Welcome2026`. */
export function isCommonPassword(password: string) {
  const lowerCase = password.toLowerCase();
  const lettersOnly = lowerCase.replaceAll(/[^\p{L}]/gu, '');
  const withoutLeet = lowerCase
    .replaceAll(/[\d\W_]+$/g, '')
    .replaceAll(/[0134578@$!]/g, (sign) => leet[sign] ?? '')
    .replaceAll(/[^\p{L}]/gu, '');
  return [lettersOnly, withoutLeet].some((letters) => letters !== '' && commonWords.test(letters));
}
