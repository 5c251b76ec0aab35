## Letters on the pieces: two for a coin (dinaro, dirham, ducato, fiorino), one or two for a tile

art-code-b = Dn
art-code-g = Dh
art-code-o = Du
art-code-y = Fi

art-letter-pavilion = P
art-letter-seraglio = S
art-letter-arcades = Po
art-letter-chambers = A
art-letter-garden = G
art-letter-tower = T
art-letter-arena = Ar
art-letter-bath_house = Ba
art-letter-library = Bi
art-letter-hostel = Lo
art-letter-hospital = Os
art-letter-market = Me
art-letter-park = Pa
art-letter-school = Sc
art-letter-district = Qu
