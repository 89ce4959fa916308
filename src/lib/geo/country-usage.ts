/** The currency of each country by ISO 3166-1 and ISO 4217. */
const currencies =
  'AD:EUR AE:AED AF:AFN AG:XCD AI:XCD AL:ALL AM:AMD AO:AOA AR:ARS AS:USD AT:EUR AU:AUD AW:AWG AX:EUR AZ:AZN BA:BAM BB:BBD BD:BDT BE:EUR BF:XOF BG:EUR BH:BHD BI:BIF BJ:XOF BL:EUR BM:BMD BN:BND BO:BOB BQ:USD BR:BRL BS:BSD BT:BTN BW:BWP BY:BYN BZ:BZD CA:CAD CC:AUD CD:CDF CF:XAF CG:XAF CH:CHF CI:XOF CK:NZD CL:CLP CM:XAF CN:CNY CO:COP CR:CRC CU:CUP CV:CVE CW:XCG CX:AUD CY:EUR CZ:CZK DE:EUR DJ:DJF DK:DKK DM:XCD DO:DOP DZ:DZD EC:USD EE:EUR EG:EGP ER:ERN ES:EUR ET:ETB FI:EUR FJ:FJD FK:FKP FM:USD FO:DKK FR:EUR GA:XAF GB:GBP GD:XCD GE:GEL GF:EUR GG:GBP GH:GHS GI:GIP GL:DKK GM:GMD GN:GNF GP:EUR GQ:XAF GR:EUR GT:GTQ GU:USD GW:XOF GY:GYD HK:HKD HN:HNL HR:EUR HT:HTG HU:HUF ID:IDR IE:EUR IL:ILS IM:GBP IN:INR IQ:IQD IR:IRR IS:ISK IT:EUR JE:GBP JM:JMD JO:JOD JP:JPY KE:KES KG:KGS KH:KHR KI:AUD KM:KMF KN:XCD KP:KPW KR:KRW KW:KWD KY:KYD KZ:KZT LA:LAK LB:LBP LC:XCD LI:CHF LK:LKR LR:LRD LS:LSL LT:EUR LU:EUR LV:EUR LY:LYD MA:MAD MC:EUR MD:MDL ME:EUR MF:EUR MG:MGA MH:USD MK:MKD ML:XOF MM:MMK MN:MNT MO:MOP MP:USD MQ:EUR MR:MRU MS:XCD MT:EUR MU:MUR MV:MVR MW:MWK MX:MXN MY:MYR MZ:MZN NA:NAD NC:XPF NE:XOF NF:AUD NG:NGN NI:NIO NL:EUR NO:NOK NP:NPR NR:AUD NU:NZD NZ:NZD OM:OMR PA:PAB PE:PEN PF:XPF PG:PGK PH:PHP PK:PKR PL:PLN PM:EUR PN:NZD PR:USD PS:ILS PT:EUR PW:USD PY:PYG QA:QAR RE:EUR RO:RON RS:RSD RU:RUB RW:RWF SA:SAR SB:SBD SC:SCR SD:SDG SE:SEK SG:SGD SH:SHP SI:EUR SK:EUR SL:SLE SM:EUR SN:XOF SO:SOS SR:SRD SS:SSP ST:STN SV:USD SX:XCG SY:SYP SZ:SZL TC:USD TD:XAF TG:XOF TH:THB TJ:TJS TK:NZD TL:USD TM:TMT TN:TND TO:TOP TR:TRY TT:TTD TV:AUD TW:TWD TZ:TZS UA:UAH UG:UGX US:USD UY:UYU UZ:UZS VA:EUR VC:XCD VE:VES VG:USD VI:USD VN:VND VU:VUV WF:XPF WS:WST XK:EUR YE:YER YT:EUR ZA:ZAR ZM:ZMW ZW:ZWG';

/** The currency of a country. Undefined for what is no country. */
export function currencyOfCountry(country: string): string | undefined {
  return new RegExp(`(?:^| )${country}:([A-Z]{3})`).exec(currencies)?.[1];
}

const regionNames: Record<string, string> = {
  Canton: 'CH',
  County: 'EE GB HR IE NO RO SE',
  'County or city': 'TW',
  Department: 'CO FR',
  Emirate: 'AE',
  Prefecture: 'GR JP',
  Province: 'AR BE CA CN CR CU DO EC ES ID IT KR NL PA PH PK TH TR VN ZA',
  State: 'AT AU BR DE IN MX MY NG US VE',
};

/** What the parts of a country are called in addresses, such as `Prefecture`. */
export function regionLabel(country: unknown) {
  const found = Object.entries(regionNames).find(([, countries]) =>
    countries.split(' ').includes(String(country)),
  );
  return found?.[0] ?? 'Region';
}

const northAmericanPaper = 'CA CL CO CR DO GT MX NI PA PH PR SV US VE'.split(' ');

export function paperOfCountry(country: string) {
  return northAmericanPaper.includes(country) ? 'Letter' : 'A4';
}

/** True where buyers add tax to a price. Elsewhere, as in Japan and Taiwan, the law includes it for consumers. */
export function addsTax(country: string) {
  return country === 'CA' || country === 'US';
}

const floorsLeftOut: Record<string, string> = {
  '4': 'KR TW',
  '4, 13, 14': 'CA CN HK MO MY SG',
  '13': 'US',
};

/** The numbers that buildings of a country often have no floor with, such as `4, 13, 14`. */
export function floorsLeftOutIn(country: string | undefined) {
  const found = Object.entries(floorsLeftOut).find(([, countries]) =>
    countries.split(' ').includes(country ?? ''),
  );
  return found?.[0] ?? '';
}
