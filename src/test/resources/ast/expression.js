// goal: expression

  a /* b */ ? c : d // e
