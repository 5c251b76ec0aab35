## Letters on the pieces: two for a coin (denar, dirham, dukaat, gulden), one or two for a tile

art-code-b = De
art-code-g = Di
art-code-o = Du
art-code-y = Gu

art-letter-pavilion = P
art-letter-seraglio = H
art-letter-arcades = A
art-letter-chambers = K
art-letter-garden = Tu
art-letter-tower = To
art-letter-arena = Ar
art-letter-bath_house = Ba
art-letter-library = Bi
art-letter-hostel = He
art-letter-hospital = Ho
art-letter-market = Ma
art-letter-park = Pa
art-letter-school = Sc
art-letter-district = Wo
