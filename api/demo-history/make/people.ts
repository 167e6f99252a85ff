import type { Dice } from './random.ts';

export interface Shopper {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** What they look at. */
  readonly wears: 'FEMALE' | 'MALE';
  readonly size: 'XS' | 'S' | 'M' | 'L' | 'XL';
  /** How often they buy, compared with others. */
  readonly weight: number;
}

// Name, what they wear, and where they live. None of them is real.
const lines = `
Grace Bennett,F,118 Marlborough Street Apt 3,Boston,MA,02116
Jordan Reyes,M,2450 Valencia Street,San Francisco,CA,94110
Priya Nair,F,714 Willow Avenue,Hoboken,NJ,07030
Sam Okafor,M,3301 Greenville Avenue Apt 210,Dallas,TX,75206
Elena Alvarez,F,9021 Collins Avenue Unit 8B,Surfside,FL,33154
Marcus Whitfield,M,1460 North Milwaukee Avenue,Chicago,IL,60622
Aisha Rahman,F,35-18 30th Avenue Apt 4R,Astoria,NY,11103
Noah Lindqvist,M,2208 Lyndale Avenue South,Minneapolis,MN,55405
Hannah Weiss,F,512 Baltimore Pike,Swarthmore,PA,19081
Kofi Osei,M,886 Euclid Avenue NE,Atlanta,GA,30307
Ines Duarte,F,77 Ives Street,Providence,RI,02906
Tomas Novak,M,2915 West 32nd Avenue,Denver,CO,80211
Leila Haddad,F,6410 Woodward Avenue,Detroit,MI,48202
Owen Murphy,M,1204 SE Hawthorne Boulevard,Portland,OR,97214
Yuki Tanaka,F,4418 Fremont Avenue North,Seattle,WA,98103
Clara Moreau,F,1516 Magazine Street,New Orleans,LA,70130
Andre Baptiste,M,3727 Piedmont Avenue,Oakland,CA,94611
Nadia Petrov,F,240 East 76th Street Apt 5C,New York,NY,10021
Felix Hartmann,M,905 Walnut Street,Cincinnati,OH,45202
Rosa Delgado,F,1830 South Flores Street,San Antonio,TX,78204
Ethan Brooks,M,411 Fayetteville Street,Raleigh,NC,27601
Zoe Kim,F,1127 West Olympic Boulevard,Los Angeles,CA,90015
Malik Johnson,M,1450 Church Street NW,Washington,DC,20005
Ivy Larsen,F,38 Commercial Street,Portland,ME,04101
Caleb Turner,M,5200 Maryland Way,Brentwood,TN,37027
Sofia Marino,F,64 Bleecker Street,Brooklyn,NY,11221
Theo Papadakis,M,81 Bay Ridge Avenue,Brooklyn,NY,11220
Amara Diallo,F,2714 Guadalupe Street,Austin,TX,78705
Lucas Fischer,M,1333 East Brady Street,Milwaukee,WI,53202
Mei Zhang,F,950 Mason Street,San Francisco,CA,94108
Julian Carver,M,22 Elm Street,New Haven,CT,06510
Freya Andersen,F,1701 Pearl Street,Boulder,CO,80302
Omar Farouk,M,7300 Lakeside Drive,Reno,NV,89511
Ruth Goldberg,F,18 Harvard Street,Brookline,MA,02445
Dmitri Ivanov,M,4109 Ocean View Boulevard,San Diego,CA,92113
Celeste Laurent,F,300 King Street,Charleston,SC,29401
Quinn Parker,F,625 North Last Chance Gulch,Helena,MT,59601
Bianca Ricci,F,2040 South 10th Street,Philadelphia,PA,19148
Hugo Vargas,M,1200 Biscayne Boulevard,Miami,FL,33132
Lena Schubert,F,840 Massachusetts Street,Lawrence,KS,66044
Rafael Mendes,M,155 Ferry Street,Newark,NJ,07105
Tessa Blackwood,F,19 Church Street,Burlington,VT,05401
Emeka Nwosu,M,3100 Richmond Avenue,Houston,TX,77098
Nora Ellis,F,1010 Massachusetts Avenue,Cambridge,MA,02138
Silas Hughes,M,45 West Broad Street,Richmond,VA,23220
Wren Abbott,F,730 NW Glisan Street,Portland,OR,97209
Anton Keller,M,1624 North Wells Street,Chicago,IL,60614
Delia Flores,F,412 East University Drive,Tempe,AZ,85281
Kai Nakamura,M,1888 Kalakaua Avenue,Honolulu,HI,96815
Mina Patel,F,530 Lincoln Highway,Edison,NJ,08820
Pascal Doyle,M,77 Summer Street,Stamford,CT,06901
Odette Greene,F,2100 P Street NW,Washington,DC,20037
Rory Walsh,M,14 Congress Street,Portsmouth,NH,03801
Talia Stone,F,3408 South Congress Avenue,Austin,TX,78704
Victor Ortega,M,1919 Central Avenue SE,Albuquerque,NM,87106
Willa Jensen,F,225 West 200 South,Salt Lake City,UT,84101
Xavier Price,M,601 Indiana Avenue,Indianapolis,IN,46202
Beatriz Castillo,F,1405 East Bay Drive,Largo,FL,33771
Harriet Lowe,F,908 Cumberland Avenue,Knoxville,TN,37902
Gideon Maddox,M,3620 Troost Avenue,Kansas City,MO,64109
`;

const sizes = ['XS', 'S', 'M', 'L', 'XL'] as const;

/** Sixty people, most of whom come back, a few of them often. */
export function makePeople(dice: Dice): Shopper[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', wears, street = '', city = '', state = '', zip = ''] = line.split(',');
      const [firstName = '', lastName = ''] = name.split(' ');
      return {
        ...{ firstName, lastName, street, city, state, zip, wears: wears === 'F' ? 'FEMALE' : 'MALE' },
        email: `${firstName}.${lastName}@example.com`.toLowerCase(),
        phone: dice.chance(0.7) ? `+1617555${String(dice.whole(1000, 9999))}` : null,
        size: dice.weighted(sizes, (size) => (size === 'M' ? 4 : size.length === 2 ? 1 : 3)),
        weight: 0.25 + dice.next() ** 3 * 4,
      };
    });
}
