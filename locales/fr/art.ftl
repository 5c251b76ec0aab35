## Letters on the pieces: two for a coin (denier, dirham, ducat, florin), one or two for a tile

art-code-b = De
art-code-g = Di
art-code-o = Du
art-code-y = Fl

art-letter-pavilion = P
art-letter-seraglio = S
art-letter-arcades = A
art-letter-chambers = Ap
art-letter-garden = J
art-letter-tower = T
art-letter-arena = Ar
art-letter-bath_house = Th
art-letter-library = Bi
art-letter-hostel = Au
art-letter-hospital = Hô
art-letter-market = Ma
art-letter-park = Pa
art-letter-school = Éc
art-letter-district = Qu
