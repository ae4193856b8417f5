### What a call means by agreement. Names are those of the list of common agreements, without the calls and suits they end in.

agreement-points = { $way ->
    [exactly] exactement { $from } points
    [least] { $from } points ou plus
   *[range] { $from }–{ $to } points
}
agreement-length = { $way ->
    [none] chicane à { $suit }
    [exactly] { $from ->
        [one] exactement { $from } carte à { $suit }
       *[other] exactement { $from } cartes à { $suit }
    }
    [least] { $from ->
        [one] { $from } carte à { $suit } ou plus
       *[other] { $from } cartes à { $suit } ou plus
    }
    [most] { $to ->
        [one] au plus { $to } carte à { $suit }
       *[other] au plus { $to } cartes à { $suit }
    }
   *[range] { $from }–{ $to } cartes à { $suit }
}
agreement-balanced = une main régulière
agreement-unbalanced = une main irrégulière
agreement-any = une main quelconque
agreement-specifies = une main avec { $suits }
agreement-more = quelque chose qui ne se chiffre pas
agreement-either = { $points }, avec { $hands }
agreement-or = {"\u202F"}; ou{" "}
agreement-and = {"\u202F"}; et{" "}
agreement-short = { $name } ({ $points })
agreement-named = { $name } : { $shows }

## What it is for

agreement-relay = un relais pour l’enchère suivante
agreement-transfer = un Texas pour { $suit }
agreement-asks-majors = une question au partenaire sur les majeures
agreement-asks-aces = une question au partenaire sur les as
agreement-asks-key-cards = { $suit ->
    [none] une question au partenaire sur les cartes clés
   *[other] une question au partenaire sur les cartes clés, l’atout étant { $suit }
}
agreement-asks-kings = une question au partenaire sur les rois
agreement-asks-controls = une question au partenaire sur les contrôles
agreement-asks-control = une question au partenaire sur un contrôle à { $suit }
agreement-asks-stopper = une question au partenaire sur un arrêt à { $suit }
agreement-asks-strength = une question au partenaire sur la force
agreement-asks-shape = une question au partenaire sur la distribution
agreement-asks-hand = une question au partenaire sur la force et la distribution

## What is promised beside the hands

agreement-mark-stopper = un arrêt à { $suit }
agreement-mark-good = une belle couleur à { $suit }
agreement-mark-solid = une couleur pleine à { $suit }
agreement-mark-control = un contrôle à { $suit }
agreement-mark-playing-tricks = plus de levées que les points ne le disent
agreement-forcing-game = forcing de manche
agreement-forcing-round = forcing pour un tour
agreement-forcing-no = non forcing

## Names

agreement-name-opening = une ouverture de { $first }
agreement-name-opening-strong = une ouverture forte de { $first }
agreement-name-opening-weak = une ouverture faible de { $first }
agreement-name-weak-two = un deux faible à { $first }
agreement-name-multi = un { $first } multicolore
agreement-name-preempt = un barrage de { $first }
agreement-name-gambling = un { $first } gambling
agreement-name-response = une réponse de { $second } sur { $first }
agreement-name-natural-response = une réponse naturelle de { $first }
agreement-name-jump-shift = un changement de couleur à saut à { $first }
agreement-name-single-raise = un soutien simple à { $first }
agreement-name-limit-raise = un soutien limite à { $first }
agreement-name-preemptive-raise = un soutien de barrage à { $first }
agreement-name-jacoby-raise = un soutien Jacoby à { $first }
agreement-name-drury = un soutien Drury à { $first }
agreement-name-splinter = un soutien Splinter à { $first }
agreement-name-cue-raise = un soutien par cue-bid à { $first }
agreement-name-negative-response = une réponse négative de { $first }
agreement-name-positive-response = une réponse positive de { $first }
agreement-name-stayman = un Stayman sur { $first }
agreement-name-puppet-stayman = un Puppet Stayman sur { $first }
agreement-name-transfer = un Texas pour { $second } sur { $first }
agreement-name-lebensohl = un { $first } Lebensohl
agreement-name-quantitative = un { $first } quantitatif
agreement-name-key-cards = une demande de cartes clés à { $first }
agreement-name-blackwood = un Blackwood
agreement-name-gerber = un Gerber
agreement-name-stopper-ask = une demande d’arrêt à { $first }
agreement-name-control-bid = une enchère de contrôle à { $first }
agreement-name-kings-ask = une demande de rois
agreement-name-ogust = une demande Ogust sur un deux faible à { $first }
agreement-name-checkback = un check-back
agreement-name-fourth-suit = une quatrième couleur forcing
agreement-name-overcall = une intervention à { $first }
agreement-name-weak-jump-overcall = une intervention faible à saut à { $first }
agreement-name-notrump-overcall = une intervention à sans-atout sur { $first }
agreement-name-michaels = un cue-bid Michaels sur { $first }
agreement-name-unusual-notrump = un sans-atout bicolore sur { $first }
agreement-name-landy = un { $first } Landy
agreement-name-takeout-double = un Contre d’appel sur { $first }
agreement-name-penalty-double = un Contre punitif sur { $first }
agreement-name-negative-double = un Contre spoutnik pour { $first }
agreement-name-negative-double-majors = un Contre spoutnik pour les deux majeures
agreement-name-responsive-double-majors = un Contre responsif pour les majeures
agreement-name-responsive-double-minors = un Contre responsif pour les mineures
agreement-name-support-double = un Contre de soutien pour { $first }
agreement-name-pass-opening = un Passe au lieu d’une ouverture
agreement-name-pass-opening-no-weak-two = un Passe au lieu d’une ouverture ou d’un deux faible
agreement-name-pass-response = { $first ->
    [none] un Passe sur l’ouverture du partenaire
   *[other] un Passe sur l’ouverture de { $first } du partenaire
}
agreement-name-pass-over = un Passe d’un joueur qui ne pouvait pas intervenir sur { $first }
