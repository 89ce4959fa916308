/** The alternative texts of the demo content in French. */
export const frImages: Record<string, string> = {
  'Floor plan, Kestrel House, two bedroom, inlet. Living and dining room on the north-west corner with glass on two sides, kitchen with island open to it, main bedroom to the west with dressing room and bath, second bedroom to the north, second bath and laundry off the hall, terrace on two sides.':
    'Plan, Kestrel House, deux chambres, côté bras de mer. Séjour et salle à manger à l’angle nord-ouest, vitrés sur deux côtés; cuisine ouverte à îlot; chambre principale à l’ouest avec penderie et salle de bains; deuxième chambre au nord; deuxième salle de bains et buanderie près du couloir; terrasse sur deux côtés.',
  'Floor plan, Kestrel House, three bedroom, corner. Living room on the south-east corner with glass on two sides, dining to the east, kitchen with island at the core; main bedroom and second bedroom to the south, third bedroom to the east, each with its own bath; entry, gallery, powder room and laundry on the inner side; terrace on two sides.':
    'Plan, Kestrel House, trois chambres, de coin. Séjour à l’angle sud-est, vitré sur deux côtés, salle à manger à l’est, cuisine à îlot près du noyau; chambre principale et deuxième chambre au sud, troisième chambre à l’est, chacune avec sa salle de bains; entrée, galerie, salle d’eau et buanderie du côté intérieur; terrasse sur deux côtés.',
  'Floor plan, Kestrel House, full floor. A whole floor round the lift core. The lift opens into a private lobby. Living room on the north-west corner, dining to the west, kitchen on the south-west corner, library to the north, main bedroom on the north-east corner with dressing room and bath, second and third bedrooms to the south, each beside a bath; gallery and laundry to the east, terrace along the north and west.':
    'Plan, Kestrel House, étage complet. Un étage entier autour du noyau d’ascenseur, qui s’ouvre sur un vestibule privé. Séjour à l’angle nord-ouest, salle à manger à l’ouest, cuisine à l’angle sud-ouest, bibliothèque au nord; chambre principale à l’angle nord-est avec penderie et salle de bains, deuxième et troisième chambres au sud, chacune voisine d’une salle de bains; galerie et buanderie à l’est, terrasse au nord et à l’ouest.',
  'Floor plan, Kestrel House, full floor, double library. A whole floor round the lift core, with a library of double height in the middle of the north front (the dashed line is the opening above), shelves on three walls.':
    'Plan, Kestrel House, étage complet, bibliothèque double. Un étage entier autour du noyau d’ascenseur, avec une bibliothèque à double hauteur au milieu de la façade nord (le trait tireté est le vide au-dessus), des rayonnages sur trois murs.',
  'Floor plan, Kestrel House, the forty-sixth. The highest floor, a whole floor round the lift core with a terrace on all four sides. The lift opens into a private lobby; living room on the south-west corner, dining to the west, kitchen on the north-west corner, stair hall to the south with the stair to the roof, main bedroom on the south-east corner with dressing room and bath, three further bedrooms to the north and east, each with a bath, powder room off the gallery.':
    'Plan, Kestrel House, le quarante-sixième. Le dernier étage, entier, autour du noyau d’ascenseur, avec une terrasse sur les quatre côtés. L’ascenseur s’ouvre sur un vestibule privé; séjour à l’angle sud-ouest, salle à manger à l’ouest, cuisine à l’angle nord-ouest, au sud une cage d’escalier menant au toit, chambre principale à l’angle sud-est avec penderie et salle de bains, trois autres chambres au nord et à l’est, chacune avec sa salle de bains; salle d’eau près de la galerie.',
  'Floor plan, Ateliers Ferrand, studio. One loft room with two steel windows between brick piers over the courtyard; sleeping alcove behind a steel-framed glass screen, kitchen opposite, bath and store on either side of the entry.':
    'Plan, Ateliers Ferrand, studio. Une seule pièce, avec deux fenêtres d’acier entre des piles de brique sur la cour; alcôve derrière un écran de verre à cadre d’acier, cuisine en face, salle de bains et rangement de part et d’autre de l’entrée.',
  'Floor plan, Ateliers Ferrand, one bedroom loft. Living and dining room and bedroom side by side behind steel windows to the east, brick piers between; kitchen along the south wall, dressing room between bedroom and living room, bath and laundry off the entry.':
    'Plan, Ateliers Ferrand, loft, une chambre. Séjour et chambre côte à côte derrière des fenêtres d’acier à l’est, des piles de brique entre elles; cuisine le long du mur sud, penderie entre la chambre et le séjour, salle de bains et buanderie près de l’entrée.',
  'Floor plan, Ateliers Ferrand, two bedroom loft. Living room on the south-west corner and kitchen with dining table to the west, steel windows between brick piers; two bedrooms to the south, the main one with dressing room and bath; second bath and laundry off the entry; small balcony to the south.':
    'Plan, Ateliers Ferrand, loft, deux chambres. Séjour à l’angle sud-ouest et cuisine avec table à manger à l’ouest, fenêtres d’acier entre des piles de brique; deux chambres au sud, la principale avec penderie et salle de bains; deuxième salle de bains et buanderie près de l’entrée; petit balcon au sud.',
  'Floor plan, Ateliers Ferrand, three bedroom, corner. Living and dining room on the corner over the canal, steel windows between brick piers on two sides; kitchen and second bedroom along the side front, main bedroom with dressing room and bath and third bedroom along the canal; second bath, powder room, laundry and store at the core; balcony along the canal.':
    'Plan, Ateliers Ferrand, trois chambres, de coin. Séjour et salle à manger à l’angle, sur le canal, fenêtres d’acier entre des piles de brique sur deux côtés; cuisine et deuxième chambre sur la façade latérale, chambre principale avec penderie et salle de bains et troisième chambre le long du canal; deuxième salle de bains, salle d’eau, buanderie et rangement au centre; balcon le long du canal.',
  'Floor plan, Ito House, one bedroom, court. Entered through a genkan with a step up to the hall. Living and dining room to the north behind an engawa with sliding glass on the court, shoji between them; tatami room of four and a half mats, kitchen, bedroom on the court with a walk-in wardrobe, washroom with hinoki bath and separate WC.':
    'Plan, Ito House, une chambre, cour. On entre par un genkan, une marche sous le couloir. Séjour et salle à manger au nord, derrière une engawa vitrée sur la cour, des shoji entre les deux; pièce à tatamis de quatre nattes et demie, cuisine, chambre sur la cour avec penderie, salle de toilette avec bain en hinoki et toilette séparée.',
  'Floor plan, Ito House, two bedroom, garden. Genkan and hall to the north; living and dining room behind an engawa facing the garden to the south, tatami room of four and a half mats beside the kitchen, two bedrooms on the garden, the main one with wardrobe, washroom and hinoki bath; second bath, laundry and tea store; timber terrace in front of the engawa.':
    'Plan, Ito House, deux chambres, jardin. Genkan et couloir au nord; séjour et salle à manger derrière une engawa face au jardin, au sud; pièce à tatamis de quatre nattes et demie à côté de la cuisine; deux chambres sur le jardin, la principale avec penderie, salle de toilette et bain en hinoki; deuxième salle de bains, buanderie et réserve à thé; terrasse de bois devant l’engawa.',
  'Floor plan, Ito House, three bedroom, roof. A pavilion on the roof with windows on all four sides. Genkan to the north, hall, living and dining room and tatami room of six mats behind an engawa to the south, kitchen to the west, main bedroom on the south-east corner with hinoki bath, second and third bedrooms on the northern corners, bath, powder room and laundry at the core; terrace on the south, east and west.':
    'Plan, Ito House, trois chambres, toit. Un pavillon sur le toit, des fenêtres sur les quatre côtés. Genkan au nord, couloir, séjour et pièce à tatamis de six nattes derrière une engawa au sud, cuisine à l’ouest, chambre principale à l’angle sud-est avec bain en hinoki, deuxième et troisième chambres aux angles nord; salle de bains, salle d’eau et buanderie au centre; terrasse au sud, à l’est et à l’ouest.',
  'Floor plan, The Ardmore, one bedroom and den. Living and dining room and bedroom to the east behind bronze fins, kitchen open to the living room, den beside the entry, dressing room to the bedroom, bath and laundry at the inner side.':
    'Plan, The Ardmore, une chambre et bureau. Séjour et chambre à l’est derrière des ailettes de bronze, cuisine ouverte sur le séjour, bureau à côté de l’entrée, penderie pour la chambre, salle de bains et buanderie du côté intérieur.',
  'Floor plan, The Ardmore, two bedroom. Living and dining room in the middle of the south front with the kitchen behind it, a bedroom on either side facing the lake, the main one with dressing room and bath; den, laundry and second bath on the inner side, bronze fins along the front, balcony to the south.':
    'Plan, The Ardmore, deux chambres. Séjour et salle à manger au milieu de la façade sud, la cuisine derrière; une chambre de chaque côté face au lac, la principale avec penderie et salle de bains; bureau, buanderie et deuxième salle de bains du côté intérieur, ailettes de bronze le long de la façade, balcon au sud.',
  'Floor plan, The Ardmore, three bedroom, garden. Living and dining room on the south-west corner opening to a planted terrace on two sides, kitchen and third bedroom to the west, main bedroom with dressing room and bath and second bedroom to the south, second bath, powder room, laundry and store at the core; bronze fins along the front.':
    'Plan, The Ardmore, trois chambres, jardin. Séjour et salle à manger à l’angle sud-ouest, ouverts sur une terrasse plantée de deux côtés; cuisine et troisième chambre à l’ouest, chambre principale avec penderie et salle de bains et deuxième chambre au sud; deuxième salle de bains, salle d’eau, buanderie et rangement au centre; ailettes de bronze le long de la façade.',
  'Floor plan, Longswell, one bedroom, trade wind. Living and dining room and bedroom to the north-east behind sliding glass and a balcony with a waved edge; kitchen open to the living room, dressing room between bedroom and bath, laundry off the entry.':
    'Plan, Longswell, une chambre, alizé. Séjour et chambre au nord-est derrière des vitres coulissantes et un balcon au bord ondulé; cuisine ouverte sur le séjour, penderie entre la chambre et la salle de bains, buanderie près de l’entrée.',
  'Floor plan, Longswell, two bedroom, corner. Living and dining room on the south-east corner with glass on two sides, kitchen beside it to the south, main bedroom to the south with dressing room and bath, second bedroom to the east, second bath and laundry off the entry; balcony with a waved edge along the south.':
    'Plan, Longswell, deux chambres, de coin. Séjour et salle à manger à l’angle sud-est, vitrés sur deux côtés, cuisine à côté au sud, chambre principale au sud avec penderie et salle de bains, deuxième chambre à l’est, deuxième salle de bains et buanderie près de l’entrée; balcon au bord ondulé au sud.',
  'Floor plan, Longswell, three bedroom, ocean. Living and dining room and three bedrooms side by side along the south front over the ocean; kitchen behind the living room, main bedroom with dressing room and bath, third bedroom with its own bath, third bath off the hall, study, laundry and board store on the inner side; balcony with a waved edge along the whole front.':
    'Plan, Longswell, trois chambres, océan. Séjour et trois chambres côte à côte sur la façade sud, face à l’océan; cuisine derrière le séjour, chambre principale avec penderie et salle de bains, troisième chambre avec sa salle de bains, une autre près du couloir, bureau, buanderie et rangement à planches du côté intérieur; balcon au bord ondulé sur toute la façade.',
  'Floor plan, Kaimana Terrace, two bedroom house. A house of one storey: living and dining pavilion in the middle facing the lagoon to the south, a bedroom wing on either side with its own dressing room and bath; kitchen, entry, powder room, laundry and stores to the north, timber terrace with a plunge pool between the wings, outdoor showers at the baths.':
    'Plan, Kaimana Terrace, maison, deux chambres. Une maison de plain-pied\u00A0: pavillon de séjour au milieu, face au lagon au sud, une aile de chambre de chaque côté, avec penderie et salle de bains; cuisine, entrée, salle d’eau, buanderie et rangements au nord, terrasse de bois avec un bassin entre les ailes, douches extérieures près des salles de bains.',
  'Floor plan, Kaimana Terrace, three bedroom house. A house of one storey: living and dining pavilion in the middle facing the lagoon to the south; main bedroom in the west wing with dressing room and bath, second and third bedrooms in the east wing, each with a bath; kitchen, entry, powder room and stores to the north, timber terrace with a pool between the wings, outdoor showers behind lava-stone walls.':
    'Plan, Kaimana Terrace, maison, trois chambres. Une maison de plain-pied\u00A0: pavillon de séjour au milieu, face au lagon au sud; chambre principale dans l’aile ouest avec penderie et salle de bains, deuxième et troisième chambres dans l’aile est, chacune avec sa salle de bains; cuisine, entrée, salle d’eau et rangements au nord, terrasse de bois avec une piscine entre les ailes, douches extérieures derrière des murs de pierre de lave.',
  'Floor plan, Kaimana Terrace, four bedroom house. A house of one storey: large living and dining pavilion in the middle with the lagoon to the south and the sea beyond the east and west gardens; two bedrooms in each wing, the main one to the south-west, each with its own bath; kitchen, entry, powder room and stores to the north, timber terrace with a pool between the wings, outdoor showers behind lava-stone walls.':
    'Plan, Kaimana Terrace, maison, quatre chambres. Une maison de plain-pied\u00A0: grand pavillon de séjour au milieu, le lagon au sud et la mer au-delà des jardins est et ouest; deux chambres dans chaque aile, la principale au sud-ouest, chacune avec sa salle de bains; cuisine, entrée, salle d’eau et rangements au nord, terrasse de bois avec une piscine entre les ailes, douches extérieures derrière des murs de pierre de lave.',
  'Close view of white balconies, each with a different curve':
    'Vue rapprochée de balcons blancs, chacun d’une courbe différente',
  'Tall view of a living room with the city beyond the glass at dusk':
    'Vue en hauteur d’un séjour, la ville derrière la vitre au crépuscule',
  'White spiral stair with a ribbon of warm light along its underside':
    'Escalier blanc en colimaçon, un ruban de lumière chaude sur sa sous-face',
  Castrelle: 'Castrelle',
  Halvorne: 'Halvorne',
  Kumorei: 'Kumorei',
  Lumerive: 'Lumerive',
  'Marenko & Sy': 'Marenko & Sy',
  Northquay: 'Northquay',
  Orrinvale: 'Orrinvale',
  Tesselin: 'Tesselin',
  'Slender towers across still water at golden hour, a mountain faint behind them':
    'Tours élancées de l’autre côté d’une eau calme, à l’heure dorée, une montagne pâle derrière elles',
  'Longswell seen from beneath a palm, its balconies rippling above the pool deck':
    'Longswell vu de sous un palmier, ses balcons ondulant au-dessus de la piscine',
  'White living room with a window the width of the ocean':
    'Séjour blanc avec une fenêtre large comme l’océan',
  'Long pool beside a terrace of loungers and shades, palms at the far end':
    'Longue piscine le long d’une terrasse de chaises longues et de parasols, des palmiers au fond',
  'Longswell, a white tower with rippling balconies behind a palm-lined beach':
    'Longswell, une tour blanche aux balcons ondulants derrière une plage bordée de palmiers',
  'A landing of stepping stones in the lagoon of Kaimana Terrace at dusk, palms mirrored around it':
    'Ponton en pas japonais dans le lagon de Kaimana Terrace au crépuscule, les palmiers reflétés tout autour',
  'Kaimana Terrace, low glass pavilions with thin roofs beside a still lagoon at dusk, palms mirrored in the water':
    'Kaimana Terrace, pavillons de verre bas aux toits minces au bord d’un lagon calme au crépuscule, les palmiers reflétés dans l’eau',
  'The brick façades of Ateliers Ferrand seen along the street, the glass link lit between them':
    'Les façades de brique des Ateliers Ferrand vues de la rue, le passage vitré éclairé entre elles',
  'Loft living room with a brick wall, leather sofa and gridded steel window above autumn trees':
    'Séjour d’un loft avec un mur de brique, un canapé de cuir et une fenêtre d’acier quadrillée au-dessus d’arbres d’automne',
  'Brick and stone lobby with a long desk, a painting and a cluster of globe lamps':
    'Hall de brique et de pierre avec un long comptoir, un tableau et une grappe de lampes globes',
  'Ateliers Ferrand, red and charcoal brick blocks with steel windows above red autumn trees and a wet street':
    'Les Ateliers Ferrand, blocs de brique rouge et anthracite aux fenêtres d’acier au-dessus d’arbres rouges et d’une rue mouillée',
  'Le Séraphin, a pale brick building with a rounded prow and curved balconies, beside the canal at dusk':
    'Le Séraphin, un immeuble de brique pâle à la proue arrondie et aux balcons courbes, au bord du canal au crépuscule',
  'Ito House from the corner of its pond at blue hour, the maple at the water’s edge':
    'Ito House vue d’un angle de son étang à l’heure bleue, l’érable au bord de l’eau',
  'The lit terraces of Fathom above dark planting, tall firs in the mist behind':
    'Les terrasses éclairées de Fathom au-dessus de plantations sombres, de grands sapins dans la brume derrière',
  'The Ardmore in bronze on the Toronto lakefront at golden hour, paler towers behind':
    'The Ardmore, de bronze, sur la rive du lac à Toronto à l’heure dorée, des tours plus pâles derrière',
  'Low pavilions and palms mirrored in a lagoon at dusk':
    'Pavillons bas et palmiers reflétés dans un lagon au crépuscule',
  Beaumont: 'Beaumont',
  'H&H': 'H&H',
  Laroche: 'Laroche',
  'The terraces of Fathom from the garden, a small tree in front and evergreens behind':
    'Les terrasses de Fathom vues du jardin, un petit arbre devant et des conifères derrière',
  'Living room with a cedar ceiling and a hearth, facing a misty forest':
    'Séjour avec un plafond de cèdre et un âtre, face à une forêt brumeuse',
  'A long covered terrace with timber posts and a glass balustrade':
    'Longue terrasse couverte aux poteaux de bois et au garde-corps de verre',
  'Fathom, five terraces of timber and glass lit from within, among evergreens in mist':
    'Fathom, cinq terrasses de bois et de verre éclairées de l’intérieur, parmi des conifères dans la brume',
  'Lantern Pier, a slim tower wrapped in a timber lattice, on the water at dusk with a snow-capped volcano behind':
    'Lantern Pier, une tour mince enveloppée d’un treillis de bois, au bord de l’eau au crépuscule, un volcan enneigé derrière',
  'Tower façade at dusk, rooms lit behind curved balconies, mountains behind':
    'Façade d’une tour au crépuscule, des pièces éclairées derrière des balcons courbes, des montagnes au fond',
  'Lobby at night with a stone wall, a long desk and globe lamps':
    'Hall la nuit, avec un mur de pierre, un long comptoir et des lampes globes',
  'White architectural model of a twisting tower among city blocks on a walnut table':
    'Maquette blanche d’une tour vrillée parmi des îlots, sur une table de noyer',
  'Roof terrace with sofas under a timber pergola, inlet and mountains at dusk':
    'Terrasse sur le toit avec des canapés sous une pergola de bois, le bras de mer et les montagnes au crépuscule',
  'Kumo Minato, dark metal above a timber-bladed base with small lanterns, on a wet street at night':
    'Kumo Minato, métal sombre au-dessus d’un socle à lames de bois et de petites lanternes, dans une rue mouillée la nuit',
  'Raked gravel, a boulder, a lantern and the maple in front of Ito House at dusk':
    'Gravier ratissé, un rocher, une lanterne et l’érable devant Ito House au crépuscule',
  'Brae Holt': 'Brae Holt',
  Oystra: 'Oystra',
  'Venn Amsel': 'Venn Amsel',
  'Timber living room with paper screens, open to a garden with red maples':
    'Séjour de bois aux écrans de papier, ouvert sur un jardin d’érables rouges',
  'Ito House, four floors of glowing paper screens and timber blades above a stone garden at blue hour':
    'Ito House, quatre étages d’écrans de papier lumineux et de lames de bois au-dessus d’un jardin de pierres, à l’heure bleue',
  'The podium of Parallel at street level, lit planters on a wet plaza':
    'Le basilaire de Parallel au niveau de la rue, des bacs éclairés sur une place mouillée',
  'Dark-toned living room with two lamps and a wide view of lit towers':
    'Séjour aux tons sombres avec deux lampes et une large vue sur des tours éclairées',
  'Stone lobby with timber fins, a long desk and hanging globe lamps':
    'Hall de pierre à lames de bois, avec un long comptoir et des lampes globes suspendues',
  'Parallel, two slender towers of unequal height on a glowing glass podium by the water at blue hour':
    'Parallel, deux tours élancées de hauteur inégale sur un basilaire de verre lumineux au bord de l’eau, à l’heure bleue',
  'The Ardmore, a stepped bronze tower with planted terraces on the Toronto lakefront at golden hour':
    'The Ardmore, une tour de bronze à gradins et à terrasses plantées sur la rive du lac à Toronto, à l’heure dorée',
  'Kestrel House from its lit garden hall, curved balconies rising out of the picture':
    'Kestrel House vu de son hall jardin éclairé, les balcons courbes montant hors du cadre',
  'Living room with a pale sofa and full-height windows over the inlet and mountains at dusk':
    'Séjour avec un canapé pâle et des fenêtres pleine hauteur sur le bras de mer et les montagnes au crépuscule',
  'Indoor pool under a timber ceiling, glass on two sides, mountains beyond':
    'Piscine intérieure sous un plafond de bois, du verre sur deux côtés, les montagnes au-delà',
  'Kestrel House, a glass tower with a slow twist, above the inlet at dusk with mountains behind':
    'Kestrel House, une tour de verre à la torsion lente, au-dessus du bras de mer au crépuscule, les montagnes derrière',
  'Westwater, seven storeys of white terraces mirrored in a long reflecting pool in late sun':
    'Westwater, sept étages de terrasses blanches reflétées dans un long miroir d’eau, au soleil tardif',
};
